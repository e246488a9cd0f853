import { pause, safePollMs } from '@foyer/protocol'
import type { SafeDialogue } from './createSafeDialogue.js'
import { readHash } from './readHash.js'
import { waitForExecution } from './waitForExecution.js'

/** What stands for a signature that the Safe itself keeps on the chain. */
const onChain = '0x'

/**
 * The signature that a Safe's answer leads to: one that is in it, one that owners give apart from the chain, or none but a message that
 * the Safe keeps on the chain.
 */
export async function readSigned(dialogue: SafeDialogue, value: unknown): Promise<string> {
  const { signature, messageHash, safeTxHash } = Object(value) as Readonly<Record<string, unknown>>
  if (typeof signature === 'string' && signature) return signature
  if (messageHash !== undefined) return waitForOwners(dialogue, readHash(messageHash))
  await waitForExecution(dialogue, readHash(safeTxHash))
  return onChain
}

/** Until as many owners have signed as the Safe requires. */
async function waitForOwners(dialogue: SafeDialogue, messageHash: string): Promise<string> {
  const signal = dialogue.signal()
  for (;;) {
    const signature = await dialogue.request('getOffChainSignature', messageHash).catch(() => {})
    signal.throwIfAborted()
    if (typeof signature === 'string' && signature) return signature
    await pause(safePollMs, { signal })
  }
}
