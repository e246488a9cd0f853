import { causes, type Network, readLine, unknownReason } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { readAbiString } from './readAbiString.js'
import { toHex } from './toHex.js'

/** `Error(string)` and `Panic(uint256)` of Solidity, by selector. */
const errorSelector = '0x08c379a0'
const panicSelector = '0x4e487b71'
const reasonMax = 200

/** What each panic of Solidity means, by its code. */
const panics: Readonly<Record<string, string>> = {
  '1': 'An assertion failed',
  '11': 'Arithmetic overflow or underflow',
  '12': 'Division by zero',
  '21': 'Value outside of the enum',
  '22': 'Wrongly encoded storage',
  '31': 'Pop from an empty array',
  '32': 'Index outside of the array',
  '41': 'Too much memory',
  '51': 'Call of an empty function',
}

/** Why a mined transaction was reverted, by running it again where it was; 'unknown reason' otherwise. */
export async function getRevertReason(
  rpc: Rpc,
  { hash, network, blockNumber }: { hash: string; network: Network; blockNumber: bigint },
): Promise<string> {
  try {
    const read = (method: string, params: readonly unknown[]) =>
      rpc(network.caipNetworkId, { method, params })
    const sent = await read('eth_getTransactionByHash', [hash])
    const { from, to, input, value, gas } = sent as Record<string, unknown>
    const call = { from, data: input, value, gas, ...(typeof to === 'string' && { to }) }
    // After its own block first, then before it: another transaction may have changed what it met.
    for (const block of [blockNumber, blockNumber - 1n]) {
      const reason = await read('eth_call', [call, toHex(block)]).then(() => undefined, readReason)
      if (reason) return reason
    }
  } catch {}
  return unknownReason
}

function readReason(error: unknown) {
  const nested = causes(error)
  for (const { data } of nested) {
    const reason = typeof data === 'string' ? decode(data) : ''
    if (reason) return reason
  }
  for (const { message } of nested) {
    const [, reason] = /reverted(?: with reason string)?:? ["']?([^"'\n]+)/i.exec(message) ?? []
    const text = readLine(reason, reasonMax)
    // A node that cannot decode an error names its selector, which is no reason to show.
    if (text && !/^custom error\b/i.test(text)) return text
  }
  return undefined
}

function decode(data: string) {
  if (data.startsWith(errorSelector)) return readAbiString(`0x${data.slice(10)}`, reasonMax)
  if (!/^0x4e487b71[\da-f]{64}$/i.test(data) || !data.startsWith(panicSelector)) return ''
  return panics[BigInt(`0x${data.slice(10)}`).toString(16)] ?? ''
}
