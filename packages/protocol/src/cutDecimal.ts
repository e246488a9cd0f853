/**
 * Cuts an amount behind so many places, without a rounding and, of a text, with every digit before: it never shows more than there is. A
 * number beyond 10²¹ has no places.
 */
export function cutDecimal(value: bigint | number | string, places: number): string {
  const text = String(value)
  if (text.includes('e')) return Math.abs(Number(value)) < 1 ? '0' : text
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.slice(0, places).padEnd(places, '0')}`
}
