/** Wraps a drawing on a 48 grid into an image that a wallet can announce. */
export function art(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
