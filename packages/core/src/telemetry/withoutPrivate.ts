/**
 * A text without the private parts that browsers and wallets write into their messages: links, addresses
 * and keys.
 */
export function withoutPrivate(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/[a-z][a-z\d+.-]{0,30}:\/\/\S+|\bwc:\S+|0x[\da-f]{8,}/gi, '…')
    .replace(/\b[1-9A-HJ-NP-Za-km-z]{32,44}\b|\b(bc1|tb1|cosmos1)[a-z\d]{8,}/g, '…')
}
