/** Milliseconds until icons that did not come are asked for again. */
const AGAIN = 5000;

/**
 * Lays the icons of the app and its games into the page. Pictures that refer to another file make the browser read
 * that file anew whenever one of them is drawn.
 */
export function layIcons(): void {
  fetch('/icons.svg')
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => {
      const { documentElement: icons } = new DOMParser().parseFromString(text, 'image/svg+xml');
      icons.style.display = 'none';
      icons.setAttribute('aria-hidden', 'true');
      document.body.append(document.adoptNode(icons));
    })
    .catch(() => setTimeout(layIcons, AGAIN));
}
