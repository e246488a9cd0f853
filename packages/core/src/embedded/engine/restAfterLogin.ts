import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'
import type { Client } from '../../client.js'
import { setEmbedded } from './setEmbedded.js'

/** Says when what the first request needs may be fetched: once somebody has been logged in for a while, and the browser is idle. */
export function restAfterLogin(client: Client): () => void {
  const { clock, environment, store } = client
  const window = environment.window()
  let callOff = () => {}
  const wait = () => {
    callOff()
    callOff = clock.after(fetchAheadAfterMs, () => {
      if (window) callOff = whenIdle(window, () => setEmbedded(client, { isRested: true }))
    })
  }
  const stop = store.subscribe(({ embedded }, before) => {
    if (embedded.isLoggedIn && !before.embedded.isLoggedIn && !embedded.isRested) wait()
  })
  return () => {
    stop()
    callOff()
  }
}
