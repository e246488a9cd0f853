import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import { setEmbedded } from './setEmbedded.js'

/** Sets `embedded.isRested` when the browser is idle a moment after a login: what the first request needs is fetched then, and does not delay a press right after the login. */
export function restAfterLogin(client: Client): () => void {
  const { clock, environment, store } = client
  const window = environment.window()
  let callOff = () => {}
  const wait = () => {
    callOff()
    callOff = clock.after(fetchAheadAfterMs, () => {
      const rest = () => setEmbedded(client, { isRested: true })
      if (window) callOff = whenIdle(window, rest, fetchAheadAfterMs)
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
