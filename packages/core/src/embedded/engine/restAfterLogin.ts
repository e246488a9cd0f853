import { fetchAheadAfterMs, whenIdle } from '@foyer/protocol'
import type { Client } from '../../client.js'
import { setEmbedded } from './setEmbedded.js'

/** Says when what the first request needs may be fetched: once it is shown that somebody is logged in. A person may press within the very second. */
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
