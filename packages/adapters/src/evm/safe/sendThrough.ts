import { FoyerError, isAddress } from '@foyer/protocol'
import type { SafeDialogue } from './createSafeDialogue.js'
import { readHash } from './readHash.js'

/** Has the Safe's owners confirm calls, several of which are executed as one. Returns the Safe's own hash of them. */
export async function sendThrough(
  dialogue: SafeDialogue,
  calls: readonly unknown[],
): Promise<`0x${string}`> {
  const txs = calls.map(toSafeCall)
  if (txs.length === 0) throw new FoyerError('invalid_amount')
  const answer = await dialogue.request('sendTransactions', { txs }, { isShown: true })
  return readHash(Object(answer).safeTxHash)
}

/** @throws `invalid_caip_address` without a receiver: a Safe creates no contracts */
function toSafeCall(call: unknown) {
  const { to, value = '0x0', data = '0x' } = Object(call) as Readonly<Record<string, unknown>>
  if (typeof to !== 'string' || !isAddress('eip155', to))
    throw new FoyerError('invalid_caip_address')
  if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value))
    throw new FoyerError('invalid_amount')
  return { to, value: BigInt(value).toString(), data: String(data) }
}
