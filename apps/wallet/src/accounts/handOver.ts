import { saysKnown, saysRefused } from '@foyer/protocol'
import { Failure } from '../errors/Failure.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/** So often something is handed over while its answers are lost. */
const turnsMax = 3
const pauseMs = 1_000
/** After this time no further turn is taken; milliseconds. */
const patienceMs = 10_000
/** EIP-1474: the server could not be reached, or none of its nodes answered. Any of them may have taken the call. Some nodes give it to each refusal, whose words decide. */
const lostCode = -32603

/**
 * Hands a network something that is signed. The same bytes are one transaction however often they are sent, so they are sent again while the
 * answer is lost. Their id is known before: without any answer they count as sent, because a second transaction would pay twice.
 *
 * @param find what the network has of it: an object, where it has it
 * @throws the refusal of a node that was the first to answer
 */
export async function handOver(
  { now, pause }: Pick<WalletEnvironment, 'now' | 'pause'>,
  { send, find }: { send(): Promise<unknown>; find(): Promise<unknown> },
): Promise<void> {
  const began = now()
  let wasLost = false
  for (let turn = 1; turn <= turnsMax && now() - began < patienceMs; turn += 1) {
    if (turn > 1) await pause(pauseMs)
    const error = await send().then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    )
    if (!error || saysKnown(error.thrown) || (await isFound(find))) return
    if (isLost(error.thrown)) wasLost = true
    // A node refuses also what another one took in an earlier turn.
    else if (wasLost) return
    else throw error.thrown
  }
}

/** A network that does not answer says nothing of it. */
async function isFound(find: () => Promise<unknown>): Promise<boolean> {
  const found = await find().catch(() => undefined)
  return typeof found === 'object' && found !== null
}

function isLost(error: unknown): boolean {
  return error instanceof Failure && error.code === lostCode && !saysRefused(error)
}
