import type { ReadDomain } from '../readDomain.js'
import type { Fields } from '../readStruct.js'
import type { OrderItem, ReadOrder } from '../TypedReading.js'
import { asAddress, asInteger, isSameAddress } from '../typedParts.js'

/** A market whose orders are known: its contracts, the form of its orders, and how to read them. */
export type Market = {
  readonly name: string
  /** How its domain calls itself; another name makes another hash, which the market does not take. */
  readonly domain: { readonly name: string; readonly versions: readonly string[] }
  /** In lower case. Without chains it is the same on every network. */
  readonly contracts: readonly { readonly address: string; readonly chains?: readonly bigint[] }[]
  /** The order's own struct first. */
  readonly structs: readonly string[]
  /**
   * What an order says, its fields as its types have them; `undefined` when a field means nothing to the market.
   *
   * @throws when a field is not what its type says
   */
  read(fields: Fields, account: string): Omit<ReadOrder, 'market'> | undefined
}

const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Whether a domain is this market's: by its contract, and by all else that is hashed. */
export function isOfMarket({ domain, contracts }: Market, of: ReadDomain): boolean {
  const { name, version, chainId, contract, salt } = of
  if (chainId === undefined || contract === undefined || salt !== undefined) return false
  return (
    name === domain.name &&
    version !== undefined &&
    domain.versions.includes(version) &&
    contracts.some(
      ({ address, chains }) =>
        isSameAddress(address, contract) && (chains?.includes(chainId) ?? true),
    )
  )
}

/** A part of an order that is a token. */
export function tokenItem(token: unknown, amount: unknown): OrderItem {
  return { token: asAddress(token), amount: asInteger(amount), id: undefined }
}

/** The receiver of the payment, where it is not the account; the zero address means the account itself. */
export function otherThan(account: string, receiver: unknown): ReadOrder['receiver'] {
  const address = asAddress(receiver)
  return address === zeroAddress || isSameAddress(address, account) ? undefined : address
}

export function isZeroAddress(address: unknown): boolean {
  return address === zeroAddress
}
