import { type Client, getConnectionStatus } from '@foyer/core'
import { whenIdle } from '@foyer/protocol'
import { startTransition } from 'react'
import { onceLoaded } from './onceLoaded.js'
import { prepareFirst } from './prepareFirst.js'

/**
 * When the page has loaded, and each time in idle time of its own: fetches what the first view needs, finds the wallets of the page, and
 * calls `show`. No request leaves the page's own origin, and nothing is stored. Returns its end.
 */
export function makeReady(client: Client, show: () => void): () => void {
  let cancel = () => {}
  let isOver = false
  const next = (run: () => void) => {
    if (!isOver) cancel = whenIdle(window, run)
  }
  const find = async () => {
    await client.handles.wakeAhead?.()
    next(() => startTransition(show))
  }
  const prepare = async () => {
    const isOut = getConnectionStatus(client.store.getState().connection) === 'disconnected'
    await prepareFirst(client, isOut ? 'Connect' : 'Account')
    next(() => find().catch(missed))
  }
  cancel = onceLoaded(window, () => next(() => void prepare()))
  return () => {
    isOver = true
    cancel()
  }
}

/** The press loads it again, and reports a failure. */
function missed() {}
