import { farcasterReloadDelayMs } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import { getConnectionStatus } from '../../connection/state.js'
import type { RequestFrame } from '../../embedded.js'
import { isShown } from '../../modal/isShown.js'
import { policyOf } from '../../modal/policyOf.js'
import { topEntry } from '../../modal/topEntry.js'
import type { State } from '../../state.js'
import { setEmbedded } from './setEmbedded.js'

/**
 * When the Farcaster login is left without a connection, forgets its link and reloads the frame, so that it can begin anew. A view that the login goes on
 * in, as the recovery of the key, does not leave it.
 */
export function leaveFarcaster(client: Client, requestFrame: RequestFrame): () => void {
  const { clock, options, store } = client
  const isThere = ({ modal }: State) =>
    (modal.open || options.enableEmbedded) && topEntry(modal.history).name === 'ConnectingFarcaster'
  return store.subscribe((state, before) => {
    if (state.modal === before.modal || !isThere(before) || isThere(state)) return
    const goesOn = isShown(client) && policyOf(topEntry(state.modal.history).name).keepsLogin
    if (goesOn || getConnectionStatus(state.connection) === 'connected') return
    setEmbedded(client, { farcasterUrl: undefined })
    clock.after(farcasterReloadDelayMs, () => {
      if (store.getState().embedded.frame !== 'ready') return
      requestFrame('RELOAD', undefined).catch(() => {
        // The frame reloads, and so may not answer.
      })
    })
  })
}
