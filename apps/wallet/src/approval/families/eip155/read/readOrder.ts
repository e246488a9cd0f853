import { fitsTypes, parseStruct } from './fitsTypes.js'
import { cow } from './markets/cow.js'
import { isOfMarket, type Market } from './markets/Market.js'
import { oneInch } from './markets/oneInch.js'
import { seaport } from './markets/seaport.js'
import { zeroEx } from './markets/zeroEx.js'
import { readStruct } from './readStruct.js'
import type { ReadTypedData } from './TypedReading.js'
import { isSameAddress, type TypedParts } from './typedParts.js'

const markets: readonly Market[] = [seaport, cow, oneInch, ...zeroEx]

/** Reads an order of a known market. @throws when a field is not what its type says */
export function readOrder(parts: TypedParts, account: string): ReadTypedData | undefined {
  const { types, primaryType, message, domain } = parts
  const market = markets.find(
    (one) =>
      isOfMarket(one, domain) &&
      parseStruct(one.structs[0] ?? '').name === primaryType &&
      fitsTypes(types, one.structs),
  )
  const read = market?.read(readStruct(types, primaryType, message), account)
  return market && read && { is: 'order', market: market.name, ...read }
}

/** Whether a contract takes orders, and so is no token. */
export function isMarket(contract: string): boolean {
  return markets.some(({ contracts }) =>
    contracts.some(({ address }) => isSameAddress(address, contract)),
  )
}

/** How known markets call themselves. */
export const marketNames: ReadonlySet<string> = new Set(markets.map(({ domain }) => domain.name))
