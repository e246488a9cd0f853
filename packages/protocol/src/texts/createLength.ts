/** Writes a length of time in one unit, as a locale does: `3 hours`. Alone, for those who write nothing else: all formats weigh. */
export const createLength = (locale: string) => (value: number, unit: LengthUnit) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

export type LengthUnit = 'second' | 'minute' | 'hour' | 'day'
