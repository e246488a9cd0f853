/** In the place of `../serverButton.ts` in a browser, where a page has a button itself: bundlers take it by the `browser` field of the package. */
export function serverButton(): string {
  return ''
}
