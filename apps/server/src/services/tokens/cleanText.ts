/**
 * What a contract or a list calls a token, fit to be stored and shown: without control characters, without
 * what turns the direction of writing, and no longer than `max`.
 */
export function cleanText(text: string, max: number): string {
  return text
    .slice(0, 4 * max)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\ufffd\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
}
