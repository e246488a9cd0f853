import { userRejectedCode } from '@foyer/protocol'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'

/** Messages whose answer is a screen's, by their ids: each screen ends with its own message, also one that still loads. */
export type OpenMessages = {
  run<value>(id: string, work: (signal: AbortSignal) => Promise<value>): Promise<value>
  /** The page no longer waits for this one: its signal aborts with the refusal that answers it. */
  drop(id: string): void
  dropAll(): void
  /** Ends all of them with this reason. */
  end(reason: unknown): void
}

export function createOpenMessages(): OpenMessages {
  const open = new Map<string, AbortController>()
  const drop = (id: string) =>
    open.get(id)?.abort(refuse(refusals, 'requestAborted', userRejectedCode))

  return {
    async run(id, work) {
      const mine = new AbortController()
      open.set(id, mine)
      try {
        return await work(mine.signal)
      } finally {
        if (open.get(id) === mine) open.delete(id)
      }
    },
    drop,
    dropAll() {
      for (const id of [...open.keys()]) drop(id)
    },
    end(reason) {
      for (const one of open.values()) one.abort(reason)
    },
  }
}
