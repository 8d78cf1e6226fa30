declare module 'virtual:games' {
  const games: readonly import('../build/games.ts').ShelfGame[];
  export default games;
}
declare module 'virtual:credits' {
  const credits: import('../build/credits.ts').Credits;
  export default credits;
}
