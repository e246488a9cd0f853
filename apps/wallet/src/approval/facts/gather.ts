import { parseCaipNetworkId } from '@foyer/protocol'
import type { Action } from '../../requests/Action.js'
import { emptyFacts } from './emptyFacts.js'
import type { Facts } from './Facts.js'
import { gatherEvm } from './gatherEvm.js'
import { gatherSolana } from './gatherSolana.js'
import { networkFacts } from './networkFacts.js'
import type { Sources } from './Sources.js'

/** Nobody waits longer for what others tell; milliseconds. */
const factsWithinMs = 8_000

/**
 * Asks the networks and the server about an action, and tells what is known whenever there is more. Ends settled, in bounded time, with
 * whatever was found; never rejects.
 */
export async function gather(
  action: Action,
  world: Sources,
  { signal, onFacts }: { signal: AbortSignal; onFacts(facts: Facts): void },
): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(factsWithinMs)])
  let facts = emptyFacts(action, Math.floor(Date.now() / 1000))
  const now = () => facts
  const learn = (part: Partial<Facts>) => {
    // What comes after the end would change what the person reads.
    if (facts.isSettled) return
    facts = { ...facts, ...part }
    onFacts(facts)
  }
  const network = networkFacts(action.network, world.chains, limit).then((network) =>
    learn({ network }),
  )
  const { namespace } = parseCaipNetworkId(action.network)
  const gatherAll = namespace === 'solana' ? gatherSolana : gatherEvm
  await Promise.allSettled([network, gatherAll(action, world, { signal: limit, learn, now })])
  const outcome: Facts['outcome'] =
    facts.outcome.is === 'waiting' ? { is: 'unknown' } : facts.outcome
  learn({ outcome, isSettled: true })
}
