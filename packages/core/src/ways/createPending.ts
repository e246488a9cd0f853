import { after, type Network, pendingNotificationsMax, pendingPollingMs } from '@foyer/protocol'
import type { Life } from '../FamilyFeatures.js'

type Watched = {
  readonly hash: string
  readonly network: Network
  readonly expiry?: bigint | undefined
}

/**
 * Counts the transactions sent from here that are not in a block yet. After 99 looks a transaction is
 * not watched any more, and no more than 99 are watched at once.
 */
export function createPending({ clock = { after }, isMined, report }: createPending.Parameters) {
  const watched = new Map<string, Watched & { looks: number }>()
  let cancel = () => {}
  let paused = false

  const schedule = () => {
    cancel()
    if (!paused && watched.size > 0) cancel = clock.after(pendingPollingMs, () => void look())
  }
  const remove = (hash: string) => {
    if (watched.delete(hash)) report(watched.size)
  }
  const look = async () => {
    for (const one of [...watched.values()]) {
      one.looks += 1
      const isDone = await isMined(one).catch(() => false)
      if (isDone || one.looks >= pendingNotificationsMax) remove(one.hash)
    }
    schedule()
  }

  return {
    add(one: Watched) {
      if (watched.size >= pendingNotificationsMax) return
      watched.set(one.hash, { ...one, looks: 0 })
      report(watched.size)
      schedule()
    },
    remove,
    pause() {
      paused = true
      cancel()
    },
    resume() {
      paused = false
      schedule()
    },
    destroy() {
      paused = true
      cancel()
      watched.clear()
    },
  }
}

export declare namespace createPending {
  type Parameters = {
    /** Default: the platform's timers. */
    clock?: Life['clock']
    /** Whether a transaction is in a block. */
    isMined(transaction: Watched): Promise<boolean>
    /** Called with how many are not in one, each time it changes. */
    report(count: number): void
  }
}
