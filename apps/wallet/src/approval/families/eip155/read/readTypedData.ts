import { sessionModule } from '@foyer/protocol/sessions'
import type { TypedDataDefinition } from 'viem'
import { permit2 } from './readCall.js'
import { isMarket, readOrder } from './readOrder.js'
import { readPermit } from './readPermit.js'
import { readPermit2 } from './readPermit2.js'
import { readRevocation } from './readRevocation.js'
import type { ReadTypedData } from './TypedReading.js'
import { isSameAddress, type TypedParts, typedParts } from './typedParts.js'

/**
 * Reads typed data; never throws. Whom it is for decides what it can be: Permit2, the markets and the contract of session keys by their addresses, else a token. Whatever
 * departs from the known form is unknown.
 */
export function readTypedData(data: TypedDataDefinition, account: string): ReadTypedData {
  try {
    const parts = typedParts(data)
    return (parts && readFor(parts, account)) ?? { is: 'unknown' }
  } catch {
    return { is: 'unknown' }
  }
}

function readFor(parts: TypedParts, account: string): ReadTypedData | undefined {
  const { contract } = parts.domain
  if (contract === undefined) return undefined
  if (isSameAddress(contract, permit2)) return readPermit2(parts)
  if (isSameAddress(contract, sessionModule.address)) return readRevocation(parts, account)
  return isMarket(contract) ? readOrder(parts, account) : readPermit(parts, account)
}
