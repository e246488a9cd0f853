import { formatUnits } from 'viem'
import type { Price, Ware } from './Sale.js'

/** Cents of a US dollar. The tokens cost what the sandbox's exchange takes for them. */
const wareCents: Readonly<Record<string, bigint>> = {
  ETH: 250_000n,
  MUSD: 100n,
  HRV: 125n,
  HNY: 2_000n,
  SOL: 15_000n,
  BTC: 5_000_000n,
}
/** Cents of a US dollar for one of the currency. */
const fiatCents: Readonly<Record<string, bigint>> = { USD: 100n, EUR: 110n }
const leastCents = 1_000n
const mostCents = 200_000n
const leastFeeCents = 30n
const networkFeeCents = 40n
/** Countries in which the till sells nothing, so that pages can show a refusal. */
const refused: readonly string[] = ['AQ']

/** Why the till does not sell this, by the name that the server knows. */
export class TillRefusal extends Error {
  override readonly name = 'TillRefusal'
  readonly reason: 'amount_too_small' | 'amount_too_large' | 'country_not_supported'
  constructor(reason: TillRefusal['reason'], description: string) {
    super(description)
    this.reason = reason
  }
}

export const hasPrice = ({ symbol }: Pick<Ware, 'symbol'>) => Object.hasOwn(wareCents, symbol)

/**
 * What so much money buys, before fees: 2.5 %, at least 0.30, and 0.40 for the network.
 *
 * @throws `TillRefusal`
 */
export function priceOf(
  { symbol, decimals }: Ware,
  { fiat, amount, country }: { fiat: string; amount: string; country: string | undefined },
): Price {
  const [price, rate] = [wareCents[symbol], fiatCents[fiat]]
  if (price === undefined || rate === undefined) throw new Error(`no price of ${symbol} in ${fiat}`)
  if (country !== undefined && refused.includes(country))
    throw new TillRefusal('country_not_supported', 'The till sells nothing in this country.')
  const cents = toCents(amount)
  if (cents < leastCents) throw new TillRefusal('amount_too_small', 'The till takes 10 at least.')
  if (cents > mostCents) throw new TillRefusal('amount_too_large', 'The till takes 2000 at most.')
  const share = (cents * 25n + 999n) / 1_000n
  const fee = share > leastFeeCents ? share : leastFeeCents
  const write = (units: bigint) => formatUnits(units, 2)
  return {
    ...{ total: write(cents + fee + networkFeeCents), subtotal: write(cents), fee: write(fee) },
    networkFee: write(networkFeeCents),
    received: formatUnits((cents * rate * 10n ** BigInt(decimals)) / (price * 100n), decimals),
  }
}

/** Whole cents; parts of a cent are nothing that a card pays. */
function toCents(amount: string): bigint {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(amount) ?? []
  if (whole === '') return 0n
  return BigInt(whole) * 100n + BigInt(part.slice(0, 2).padEnd(2, '0'))
}
