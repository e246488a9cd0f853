import { type NoticeCode, type NoticeData, notices } from '@foyer/protocol'

/** The texts of toasts in English, by code. Symbols arrive fit for display, amounts as decimals with every digit. */
export function enNotices(locale: string) {
  const texts: Readonly<Record<string, string | ((data: never, locale: string) => string)>> =
    notices
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [
      code,
      typeof text === 'function' ? (data: never) => text(data, locale) : text,
    ]),
  ) as {
    readonly [code in NoticeCode]: NoticeData<code> extends undefined
      ? string
      : (data: NoticeData<code>) => string
  }
}
