import { abortedAfter, parseCaipNetworkId } from '@foyer/protocol'
import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { networkFacts } from '../facts/networkFacts.js'
import type { Sources } from '../facts/Sources.js'
import { families } from '../families/families.js'
import { emptyFacts } from './emptyFacts.js'

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
  const limit = abortedAfter(factsWithinMs, signal)
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
  const family = namespace in families ? families[namespace as keyof typeof families] : undefined
  await Promise.allSettled([network, family?.gather(action, world, { signal: limit, learn, now })])
  const outcome: Facts['outcome'] =
    facts.outcome.is === 'waiting' ? { is: 'unknown' } : facts.outcome
  learn({ outcome, isSettled: true })
}
