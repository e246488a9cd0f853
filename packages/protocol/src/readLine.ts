/**
 * One line of text from a wallet, fit to be shown: no control, direction or invisible characters, no towers of marks, at most `max`
 * characters. Empty when nothing is left, or when it is no text.
 */
export function readLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, max * 25)
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{DI}\u2800]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  // Joined emoji are apart already, so that cutting between code points breaks no character.
  return [...text].slice(0, max).join('').trim()
}
