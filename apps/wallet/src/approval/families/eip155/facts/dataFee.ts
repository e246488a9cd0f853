import { serializeTransaction } from 'viem'
import type { Action } from '../../../../actions/Action.js'
import { wordOf } from './evm.js'
import type { CallContract } from './tokenFacts.js'

/** Where networks of the OP stack say what they take for keeping a transaction’s bytes on another network. */
const oracle = '0x420000000000000000000000000000000000000F'
/** `getL1Fee(bytes)`. */
const question = '0x49948e0e'
/** A signature that packs as badly as a real one. */
const signature = {
  r: `0x${'a5'.repeat(32)}`,
  s: `0x${'5a'.repeat(32)}`,
  yParity: 1,
} as const

/**
 * What a network takes of the plain account beside gas, in wei, and no signature limits: none where nothing answers. Of operations it is in
 * their gas.
 */
export async function dataFee(action: Action, call: CallContract): Promise<bigint> {
  const fees = await Promise.all(
    transactionsOf(action).map(async ({ to, value, data, nonce, gas, ...prices }) => {
      const { maxFeePerGas, maxPriorityFeePerGas } = prices
      const bytes = serializeTransaction(
        {
          ...{ type: 'eip1559', chainId: Number(action.network.slice('eip155:'.length)) },
          ...{ ...(to && { to }), value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas },
        },
        signature,
      ).slice(2)
      const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
      const word = (value: number) => value.toString(16).padStart(64, '0')
      const feeCall = `${question}${word(32)}${word(bytes.length / 2)}${padded}`
      return wordOf(await call(oracle, feeCall).catch(() => undefined)) ?? 0n
    }),
  )
  return fees.reduce((sum, fee) => sum + fee, 0n)
}

function transactionsOf(action: Action) {
  if (action.kind === 'transaction') return [action]
  return action.kind === 'calls' && 'transactions' in action.by ? action.by.transactions : []
}
