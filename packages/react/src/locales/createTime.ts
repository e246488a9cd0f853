/** Returns what writes a time, in milliseconds since 1970, as date and hour. */
export function createTime(locale: string): (ms: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (ms) => {
    format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    return format.format(ms)
  }
}
