import { farcasterReloadDelayMs } from '@foyer/protocol'
import type { Client } from '../../client.js'
import { status } from '../../connection/state.js'
import type { AskFrame } from '../../embedded.js'
import { top } from '../../modal/history.js'
import type { State } from '../../state.js'
import { setEmbedded } from './setEmbedded.js'

/** Who leaves the Farcaster login without an address may begin it anew: its code is forgotten, and the frame loaded again. */
export function leaveFarcaster(client: Client, ask: AskFrame): () => void {
  const { clock, options, store } = client
  const isThere = ({ modal }: State) =>
    (modal.open || options.enableEmbedded) && top(modal.history).name === 'ConnectingFarcaster'
  return store.subscribe((state, before) => {
    if (state.modal === before.modal || !isThere(before) || isThere(state)) return
    if (status(state.connection) === 'connected') return
    setEmbedded(client, { farcasterUrl: undefined })
    clock.after(farcasterReloadDelayMs, () => {
      if (store.getState().embedded.frame !== 'ready') return
      ask('RELOAD', undefined).catch(() => {
        // It loads itself anew, and so may not answer.
      })
    })
  })
}
