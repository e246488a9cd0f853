import type { TokenBalance } from '../FamilyFeatures.js'

/** A link or a call to act, as names of bait tokens contain. */
const bait =
  /https?:|www\.|[\p{L}\d-]\.(com|org|net|io|xyz|app|fi|finance|club|site|online|top|vip|claim|gift|lol|me|cc|co|ru|link|events?|pro|cash|live|info|website|space|store|shop|tech|world|today|fun|network|exchange|us|win)\b|\b(claim|visit|airdrop|voucher|reward|bonus|giveaway|gift|eligible|redeem)\b|t\.me\b/iu

/**
 * Whether a token looks like bait: it has no price, and its name or symbol contains a link or a call to act.
 * The network's coin, and a token with a price, never does.
 */
export function isSpam({ address, name, symbol, price }: TokenBalance): boolean {
  return Boolean(address) && price <= 0 && (bait.test(name) || bait.test(symbol))
}
