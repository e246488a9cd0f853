/** A time left as minutes and seconds, such as 3:42, in the reader's digits. */
export function minutes(ms: number, number: (value: number) => string): string {
  const seconds = Math.ceil(ms / 1000)
  const rest = seconds % 60
  return `${number(Math.floor(seconds / 60))}:${rest < 10 ? number(0) : ''}${number(rest)}`
}
