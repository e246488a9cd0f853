import { bytesToHex, type Hex, numberToHex } from 'viem'
import type { Batch } from '../../../WalletEnvironment.js'

/** Says by itself where an operation is looked for, so that its fate can be asked for in another visit, too. */
export function operationId(network: string, operation: Hex): Hex {
  const chainId = BigInt(network.slice('eip155:'.length))
  return `${numberToHex(chainId, { size: 32 })}${operation.slice(2)}`
}

/** What an id of `operationId` says. */
export function readBatchId(id: string): Batch | undefined {
  const [, chainId, operation] = /^0x([\da-f]{64})([\da-f]{64})$/.exec(id) ?? []
  if (chainId === undefined || operation === undefined) return undefined
  return {
    network: `eip155:${BigInt(`0x${chainId}`)}`,
    version: 2,
    sent: { operation: `0x${operation}` },
  }
}

export function randomId(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
