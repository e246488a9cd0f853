const rightToLeft = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)(-|$)/i

/** The direction a language is written in; `undefined` (the page's own) when none was chosen. */
export function direction(locale: string | undefined): 'ltr' | 'rtl' | undefined {
  if (!locale) return undefined
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
