import type { Theme } from '../theme/Theme.js'

/**
 * What a server writes in the place of a button, which a browser draws before any script has come: as large as the button will be,
 * with its words. In attributes alone: a strict `style-src` allows no style here.
 */
export function serverButton({ words, room, size, theme }: serverButton.Parameters): string {
  const scale = scaleOf(theme)
  const height = size === 'sm' ? 32 : 40
  const said = words.replace(/[&<"]/g, (one) => `&#${one.charCodeAt(0)};`)
  return (
    `<svg display="block" width="${room * scale}" height="${height}" role="img" aria-label="${said}">` +
    '<rect width="100%" height="100%" rx="10" fill="currentColor" fill-opacity=".1"></rect>' +
    '<text x="50%" y="50%" fill="currentColor" text-anchor="middle" dominant-baseline="central" ' +
    `font-family="system-ui, sans-serif" font-size="${14 * scale}" font-weight="600">${said}</text></svg>`
  )
}

export declare namespace serverButton {
  type Parameters = {
    words: string
    /** As `roomOf` counts it. */
    room: number
    size?: 'sm' | 'md' | undefined
    theme?: Theme | undefined
  }
}

/** How large the host wants letters, beside the usual. */
function scaleOf(theme: Theme | undefined): number {
  const variables = theme?.variables
  const given = variables?.['--foyer-font-size-master'] ?? variables?.['--w3m-font-size-master']
  const pixels = Number.parseFloat(String(given))
  return pixels > 0 && Number.isFinite(pixels) ? pixels / 10 : 1
}
