import { tints } from '../ui/tints.js'

/** The light of an address as an image, for places that take a picture. */
export function avatarImage(address: string): string {
  const stops = tints(address).map(
    ({ colour, at }) => `<stop offset="${at}%" stop-color="${colour}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><radialGradient id="a" cx=".65" cy=".4" r=".75">${stops.join('')}</radialGradient><circle cx="24" cy="24" r="24" fill="url(#a)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
