const rightToLeft = /^(arc?|ckb|dv|fa|he|iw|[kp]s|sd|u[gr]|yi)\b/i

/** The direction a language is written in; `undefined` (the page's own) when none was chosen. */
export function direction(locale: string | undefined): 'ltr' | 'rtl' | undefined {
  return locale ? (rightToLeft.test(locale) ? 'rtl' : 'ltr') : undefined
}
