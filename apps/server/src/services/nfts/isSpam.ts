/** An NFT that so many addresses got in one transaction, none of which sent it, counts as unsolicited. */
export const crowdMin = 20

/** A web address, also with a sign that only looks like its dot. */
const address =
  /(https?:|www\.)|[\p{L}\d-]{2,}\s?[.\u2024\u3002\uff0e\u2219]\s?(com|net|org|io|xyz|app|me|gift|gifts|site|online|top|vip|club|fun|lol|info|cc|pro|live|link|claim|claims|finance|events|cash)(?![\p{L}\d])/iu
/** What bait says. */
const bait =
  /\b(claim|airdrop|reward|rewards|voucher|redeem|bonus|giveaway|free mint|visit|gift ?card|eligible|winner|lucky)\b/i

/** What is longer takes its reader longer than it is worth. */
const readMax = 1_000

/**
 * Whether an NFT looks like bait: its name or the name of its collection is an invitation or has a web
 * address in it. Decent ones are called so now and then; they are marked, and shown to whoever wants.
 */
export function isSpam(texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => {
    if (!text) return false
    const plain = text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .slice(0, readMax)
    return address.test(plain) || bait.test(plain)
  })
}
