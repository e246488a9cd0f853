import { after, type Network, pendingNotificationsMax, pendingPollingMs } from '@foyer/protocol'
import type { Clients } from './createClients.js'

type Watched = { readonly hash: string; readonly network: Network }

/**
 * Counts the transactions sent from here that are not in a block yet. After 99 looks a transaction is
 * not watched any more, and no more than 99 are watched at once.
 */
export function createPending({ clients, report }: createPending.Parameters) {
  const watched = new Map<string, Watched & { looks: number }>()
  let cancel = () => {}
  let paused = false

  const schedule = () => {
    cancel()
    if (!paused && watched.size > 0) cancel = after(pendingPollingMs, () => void look())
  }
  const remove = (hash: string) => {
    if (watched.delete(hash)) report(watched.size)
  }
  const isMined = async ({ hash, network }: Watched) => {
    const receipt = await clients.of(network).request({
      method: 'eth_getTransactionReceipt',
      params: [hash as `0x${string}`],
    })
    return receipt !== null
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
  type Parameters = { clients: Clients; report(count: number): void }
}
