import { FoyerError, formatUnits, isAddress, type Network } from '@foyer/protocol'
import type { TokenBalance } from '../../../FamilyFeatures.js'
import { isRecord } from './isRecord.js'

/** More tokens than an account has; a longer list is cut off here. */
const assetsMax = 1_000
/** A token with more decimals has no readable amount. */
const decimalsMax = 77

/**
 * The wallet's answer to `wallet_getAssets` (lists by hex chain id) as balances of one network. What is
 * missing about a token is empty or zero; an entry that makes no sense is left out, the rest stays.
 *
 * @throws `answer_invalid` when the answer is no object of lists
 */
export function readAssets(answer: unknown, network: Network): readonly TokenBalance[] {
  if (!isRecord(answer) || !Object.values(answer).every(Array.isArray))
    throw new FoyerError('answer_invalid')
  const mine = Object.entries(answer)
    .filter(([id]) => /^0x[\da-f]{1,14}$/i.test(id) && BigInt(id) === BigInt(network.id))
    .flatMap(([, list]) => list as readonly unknown[])
  return mine.slice(0, assetsMax).flatMap((item) => readAsset(item, network) ?? [])
}

function readAsset(item: unknown, network: Network): TokenBalance | undefined {
  if (!isRecord(item)) return undefined
  const id = readId(item, network)
  const amount = readAmount(item.balance)
  const { name, symbol, decimals, price, iconUrl } = readMetadata(item.metadata, network, id)
  if (!id || amount === undefined || decimals === undefined) return undefined
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId: network.caipNetworkId,
    ...(id !== 'native' && { address: id }),
    price,
    // Dollars are for show: a wallet gives the price as a floating-point number already.
    ...(price > 0 && { value: Number(numeric) * price }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}

/** The token as CAIP-10; `native` for the coin. Other kinds, and what has no address, are not tokens. */
function readId({ type, address }: Readonly<Record<string, unknown>>, network: Network) {
  const kind = typeof type === 'string' ? type.toUpperCase() : ''
  if (kind === 'NATIVE') return 'native'
  if (kind !== 'ERC20' || !isAddress('eip155', address)) return undefined
  const prefixed = address.startsWith('0x') ? address : `0x${address}`
  return `${network.caipNetworkId}:${prefixed}`
}

/** At most 256 bits, as the chain has it. */
function readAmount(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

function readMetadata(value: unknown, { nativeCurrency }: Network, id: string | undefined) {
  const given = isRecord(value) ? value : {}
  // What the coin is called is known without the wallet.
  const known = id === 'native' ? nativeCurrency : { name: '', symbol: '', decimals: 0 }
  return {
    name: readText(given.name, 256) || known.name,
    symbol: readText(given.symbol, 64) || known.symbol,
    decimals: readDecimals(id === 'native' ? known.decimals : (given.decimals ?? known.decimals)),
    price: readPrice(given.price),
    iconUrl: readIcon(given.iconUrl),
  }
}

/** As the names of tokens over HTTP are cleaned: nothing that turns the direction of writing. */
function readText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  return value.slice(0, max).replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
}

function readDecimals(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  const isCount = typeof count === 'number' && Number.isInteger(count)
  return isCount && count >= 0 && count <= decimalsMax ? count : undefined
}

function readPrice(value: unknown): number {
  const price = typeof value === 'string' && /^\d{1,30}(\.\d{1,30})?$/.test(value) ? +value : value
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : 0
}

function readIcon(value: unknown): string {
  return typeof value === 'string' && /^https?:\/\/[^\s"'<>\\]{1,2000}$/i.test(value) ? value : ''
}
