/** A month's name, with its year when that is not the current one: `November`, `December 2025`. */
export function monthTitle(
  { year, month }: { year: number; month: number },
  { thisYear, locale }: { thisYear: number; locale: string },
): string {
  // The middle of the month is in it wherever one is.
  const date = new Date(Date.UTC(year, month - 1, 15))
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    timeZone: 'UTC',
    ...(year !== thisYear && { year: 'numeric' }),
  }).format(date)
}
