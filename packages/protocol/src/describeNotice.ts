import { type NoticeCode, notices } from './catalogue/notices.js'

/**
 * Writes a notice as its user reads it, in English.
 *
 * @param notice a code of `notices` with the data that its text needs
 * @param locale a BCP 47 tag: amounts and counts are written in its digits
 */
export function describeNotice(
  { code, data }: describeNotice.Parameters,
  locale: string = 'en',
): string {
  const text = notices[code]
  return typeof text === 'function'
    ? (text as (data: unknown, locale: string) => string)(data, locale)
    : text
}

export declare namespace describeNotice {
  type Parameters = { readonly code: NoticeCode; readonly data?: unknown }
}
