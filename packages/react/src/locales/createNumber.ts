/**
 * Returns what writes whole numbers in the digits of the locale. Small English ones are written as they are: the first number format
 * of a page costs as much of the processor as drawing the modal.
 */
export function createNumber(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    if (value < 1000 && /^en\b/.test(locale)) return String(value)
    format ??= new Intl.NumberFormat(locale)
    return format.format(value)
  }
}
