import type { Action } from '../../requests/Action.js'
import type { ApprovalWorld } from '../ApprovalWorld.js'
import { emptyFacts } from './emptyFacts.js'
import type { Facts } from './Facts.js'
import { networkFacts } from './networkFacts.js'

/** Nobody waits longer for what others tell; milliseconds. */
const factsWithinMs = 8_000

/**
 * Asks the networks and the server about an action, and tells what is known whenever there is more. Ends settled, in bounded time, with
 * whatever was found; never rejects.
 */
export async function gather(
  action: Action,
  world: gather.World,
  { signal, onFacts }: { signal: AbortSignal; onFacts(facts: Facts): void },
): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(factsWithinMs)])
  let facts = emptyFacts(action, Math.floor(Date.now() / 1000))
  const learn = (part: Partial<Facts>) => {
    facts = { ...facts, ...part }
    onFacts(facts)
  }
  await networkFacts(action.network, world.chains, limit).then(
    (network) => learn({ network }),
    ignore,
  )
  const outcome = facts.outcome.is === 'waiting' ? ({ is: 'unknown' } as const) : facts.outcome
  learn({ outcome, isSettled: true })
}

export declare namespace gather {
  type World = Pick<ApprovalWorld, 'chains' | 'reads' | 'payees'>
}

const ignore = () => undefined
