/** So many options stand open in the strip of a wide screen; more are behind buttons. What is put together needs room. */
const OPEN = { main: 12, parts: 5, all: 5 };
const OPEN_ROOMY = { main: 16, parts: 12, all: 12 };

export const openIn = (roomy: boolean) => (roomy ? OPEN_ROOMY : OPEN);
