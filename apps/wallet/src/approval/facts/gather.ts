import { type Namespace, parseCaipNetworkId } from '@foyer/protocol'
import type { Action } from '../../actions/Action.js'
import { emptyFacts } from './emptyFacts.js'
import type { Facts } from './Facts.js'
import { gatherEvm } from './gatherEvm.js'
import { gatherSolana } from './gatherSolana.js'
import { networkFacts } from './networkFacts.js'
import type { Sources } from './Sources.js'

/** How the facts of an action are gathered, by the chain family of its network. */
const byNamespace: { readonly [namespace in Namespace]?: typeof gatherEvm } = {
  eip155: gatherEvm,
  solana: gatherSolana,
}

/** The longest wait for answers of networks and servers; milliseconds. */
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
    // Facts that arrive after the end would change the screen under the user's eyes.
    if (facts.isSettled) return
    facts = { ...facts, ...part }
    onFacts(facts)
  }
  const network = networkFacts(action.network, world.chains, limit).then((network) =>
    learn({ network }),
  )
  const { namespace } = parseCaipNetworkId(action.network)
  const gatherAll = byNamespace[namespace]
  await Promise.allSettled([network, gatherAll?.(action, world, { signal: limit, learn, now })])
  const outcome: Facts['outcome'] =
    facts.outcome.is === 'waiting' ? { is: 'unknown' } : facts.outcome
  learn({ outcome, isSettled: true })
}
