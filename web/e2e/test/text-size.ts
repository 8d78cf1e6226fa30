import type { Page } from './house.ts';

/** A piece of text as the reader sees it. */
interface SeenText {
  readonly text: string;
  /** The size of its letters on screen, in CSS pixels: after zoom, transforms and the scale of its drawing. */
  readonly px: number;
  /** Where it stands, from a few boxes around it inwards. */
  readonly path: string;
}

/** What needs to be read is nowhere smaller, in CSS pixels. */
const LEAST = 12;

/**
 * Every text on the page, or every small one, with its size on screen; what is scrolled out of sight counts, since it can be scrolled in.
 * What is hidden, cut away or only for those who listen does not, nor letters that only decorate a drawing: those are
 * `aria-hidden` and marked `data-decoration`.
 */
export const seenTexts = (page: Page, smallerThan = 1000): Promise<SeenText[]> =>
  page.evaluate((most) => {
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };

    const scales = new Map<Element, DOMMatrix>();
    /** How boxes around an element turn and stretch it. */
    const matrixOf = (element: Element): DOMMatrix => {
      const known = scales.get(element);
      if (known) return known;
      const matrix = madeMatrix(element);
      scales.set(element, matrix);
      return matrix;
    };
    const madeMatrix = (element: Element): DOMMatrix => {
      if (element instanceof SVGGraphicsElement) {
        const drawing = element.getScreenCTM();
        if (drawing) return DOMMatrix.fromMatrix(drawing);
      }
      const { parentElement } = element;
      const outer = parentElement ? matrixOf(parentElement) : new DOMMatrix();
      const { transform, scale, rotate } = styleOf(element);
      if (transform === 'none' && scale === 'none' && rotate === 'none') return outer;
      const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
      const turned = new DOMMatrix(rotate === 'none' || rotate.includes(' ') ? '' : `rotate(${rotate})`);
      return outer.multiply(turned).scale(x, y).multiply(new DOMMatrix(transform));
    };
    const pxOf = (element: Element): number => {
      const { a, b, c, d } = matrixOf(element);
      const drawn = element instanceof SVGElement ? 1 : (element as HTMLElement).currentCSSZoom;
      return Number.parseFloat(styleOf(element).fontSize) * drawn * Math.sqrt(Math.abs(a * d - b * c));
    };

    /** Whether boxes around an element cut all of a rectangle away that is in none of their scrolled content. */
    const isCut = (element: Element, { left, top, right, bottom }: DOMRect): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = styleOf(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          return false;
        const edge = box.getBoundingClientRect();
        if (Math.min(right, edge.right) - Math.max(left, edge.left) <= 1) return true;
        if (Math.min(bottom, edge.bottom) - Math.max(top, edge.top) <= 1) return true;
      }
      return false;
    };

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.unseen') === null &&
      (element.closest('[data-decoration]') === null || element.closest('[aria-hidden="true"]') === null);

    const nameOf = (element: Element): string => {
      const thing = element.getAttribute('data-thing');
      const name = [element.localName, ...element.classList].join('.');
      return thing === null ? name : `${name}[${thing}]`;
    };
    const pathOf = (element: Element): string => {
      const path: string[] = [];
      for (let box: Element | null = element; box && path.length < 4; box = box.parentElement)
        path.unshift(nameOf(box));
      return path.join(' > ');
    };

    const seen: { text: string; px: number; path: string }[] = [];
    /** Sizes are looked at first: they are known for whole elements, places only for each text. */
    const look = (element: Element, text: string, boxOf: () => DOMRect): void => {
      const px = Math.round(pxOf(element) * 100) / 100;
      if (text === '' || px >= most || !isSeen(element)) return;
      const box = boxOf();
      if (box.width > 1 && box.height > 1 && !isCut(element, box))
        seen.push({ text: text.slice(0, 40), px, path: pathOf(element) });
    };

    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node;
      const boxOf = () => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      };
      if (text.parentElement) look(text.parentElement, text.nodeValue?.trim() ?? '', boxOf);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea'))
      if (!['checkbox', 'radio', 'range', 'file'].includes(field.type))
        look(field, field.value || field.placeholder, () => field.getBoundingClientRect());
    return seen;
  }, smallerThan);

/** The texts that are too small to be read, each with its size and its place. */
export const smallTexts = async (page: Page): Promise<string[]> =>
  (await seenTexts(page, LEAST)).map(({ text, px, path }) => `${px} px "${text}" at ${path}`);
