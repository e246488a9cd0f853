import { writeWrap } from '@foyer/protocol/swaps'
import { encodeFunctionData, type Hex } from 'viem'
import { isNative } from '../../../tokens/Token.js'
import type { CallProvider } from './CallProvider.js'
import { isSameHex } from './isSameHex.js'
import { poolsOf } from './poolsOf.js'

/** What both use, about. */
const gas = 50_000n

/** Changes the native coin into the token that stands for it, and back: one for one, without an approval. */
export const wrapSwaps: CallProvider = {
  id: 'wrap',
  serves: (network) => poolsOf(network) !== undefined,
  spender: () => undefined,
  async quote({ network, from, to, amount }) {
    const wrapped = poolsOf(network)?.wrapped
    const [isIn, isOut] = [isNative(network, from), isNative(network, to)]
    const isWrap = (isIn && isSameHex(to, wrapped)) || (isOut && isSameHex(from, wrapped))
    // No fault: else "no way" would hide that the providers which might have one do not answer.
    if (!isWrap || wrapped === undefined) return []
    const facts = { toAmount: amount, gas, impactBps: 0, router: wrapped, spender: undefined }
    return [{ ...facts, fees: [], isExact: true, way: null }]
  },
  async build({ network, from, amount, offer }) {
    const wrapped = offer.router as Hex
    const isFromNative = isNative(network, from)
    return writeWrap({ wrapped, amount, isFromNative, encode: encodeFunctionData })
  },
}
