/** One line without control, direction or invisible characters, bounded. */
export function readLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, max * 4)
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{DI}\u2800]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  return [...text].slice(0, max).join('').trim()
}
