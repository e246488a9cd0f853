import { spellOut } from './spellOut.js'

/**
 * Makes a short label of a name that a page or token gives itself: one line, no invisible characters, nothing that turns the direction of
 * writing, at most `max` characters. Empty when nothing is left.
 */
export function label(text: string | undefined, max = 32): string {
  const seen = spellOut((text ?? '').slice(0, 400))
    .map((piece) => (piece.hidden ? ' ' : piece.text))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
  const letters = [...seen]
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : seen
}
