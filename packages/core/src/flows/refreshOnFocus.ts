import { nativeBalanceCacheMs } from '@foyer/protocol'
import { refreshBalances } from '../account/refreshBalances.js'
import type { Client } from '../client.js'
import { status } from '../connection/state.js'

/** A person who comes back to the page sees balances of now, not of when they left. */
export function refreshOnFocus(client: Client): () => void {
  const { store, clock, environment } = client
  const document = environment.window()?.document
  if (!document) return () => {}
  let left = clock.now()
  const turn = () => {
    if (document.visibilityState === 'hidden') left = clock.now()
    else if (
      clock.now() - left > nativeBalanceCacheMs &&
      status(store.getState().connection) === 'connected'
    )
      refreshBalances(client)
  }
  document.addEventListener('visibilitychange', turn)
  return () => document.removeEventListener('visibilitychange', turn)
}
