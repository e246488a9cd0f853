import { userRejectedCode } from '@foyer/protocol'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'

/** Requests that wait for the user, one after another: each is answered once. */
export type Queue = {
  /** Runs when all before are answered. Rejects when it is dropped; `run` hears of it by its signal. */
  add<value>(id: string, run: (turn: Turn) => Promise<value>): Promise<value>
  /** Drops one that waits or is shown. A request that the user approved already is performed to its end. */
  drop(id: string): void
  dropAll(but?: ReadonlySet<string>): void
  /** How many are neither answered nor approved, the one that is shown included. */
  count(): number
}

type Turn = {
  readonly signal: AbortSignal
  /** From here on it is not dropped any more. Throws when it was. */
  commit(): void
}

/** A page that asks for more than this at once does not mean it. */
const waitingMax = 20
/** The longest wait for an answer: a page may have given up and not said so. Milliseconds. */
const lifeMs = 600_000
/** EIP-1474: too much is asked. */
const limitCode = -32005

export function createRequestQueue({ now, after }: createRequestQueue.Parameters): Queue {
  const open = new Map<string, AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  const drop = (id: string) =>
    open.get(id)?.abort(refuse(refusals, 'requestAborted', userRejectedCode))

  return {
    add(id, run) {
      if (open.size >= waitingMax)
        return Promise.reject(refuse(refusals, 'tooManyRequests', limitCode))
      const { signal } = keep(open, id)
      const until = now() + lifeMs
      const forget = after(lifeMs, () => drop(id))
      const commit = () => {
        // No timer ran while the machine slept.
        if (now() > until) drop(id)
        signal.throwIfAborted()
        open.delete(id)
      }
      const turn = last.then(async () => {
        signal.throwIfAborted()
        return run({ signal, commit })
      })
      last = turn.catch(() => {})
      return whileOpen(turn, signal).finally(() => {
        forget()
        open.delete(id)
      })
    },
    drop,
    dropAll(but) {
      for (const id of [...open.keys()]) if (!but?.has(id)) drop(id)
    },
    count: () => open.size,
  }
}

export declare namespace createRequestQueue {
  type Parameters = {
    /** Milliseconds since 1970. */
    now(): number
    /** Runs once, so many milliseconds later; returns what calls it off. */
    after(ms: number, run: () => void): () => void
  }
}

function keep(open: Map<string, AbortController>, id: string) {
  const controller = new AbortController()
  open.set(id, controller)
  return controller
}

/** A dropped request rejects at once, and not when its turn would have come. */
function whileOpen<value>(turn: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const dropped = () => reject(signal.reason)
    signal.addEventListener('abort', dropped, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', dropped))
  })
}
