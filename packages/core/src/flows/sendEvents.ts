import { onceIdle } from '@foyer/protocol'
import { getAnalyticsConfig } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { sendRecord } from '../telemetry/sendRecord.js'

/**
 * Sends events to the host's server, unless the page or the project disables that. Events wait until the
 * project's configuration is known; where it disables them or says nothing, they are dropped. They are sent when the browser is idle, so that
 * none stands in the way of the press that it tells of, and at once when the page is left or the client stops.
 */
export function sendEvents(client: Client): () => void {
  const { environment, store } = client
  const window = environment.window()
  if (!window || !store.getState().features.analytics) return () => {}
  const { document } = window
  const life = new AbortController()
  const { signal } = life
  let wanted = false
  let callOff: (() => void) | undefined
  const send = () => {
    callOff?.()
    callOff = undefined
    const { waiting } = store.getState().telemetry
    if (!wanted || waiting.length === 0) return
    store.setState(({ telemetry }) => ({ telemetry: { ...telemetry, waiting: [] } }))
    for (const record of waiting) void sendRecord(client, record)
  }
  const sendSoon = () => {
    if (wanted && !callOff && store.getState().telemetry.waiting.length > 0)
      callOff = onceIdle(window, send, latestMs)
  }
  const onWanted = (isWanted: boolean) => {
    if (signal.aborted) return
    wanted = isWanted
    if (wanted) return sendSoon()
    store.setState(({ features, telemetry }) => ({
      features: { ...features, analytics: false },
      telemetry: { ...telemetry, waiting: [] },
    }))
  }
  call(client, getAnalyticsConfig, {}, { signal }).then(
    ({ isAnalyticsEnabled }) => onWanted(isAnalyticsEnabled),
    () => onWanted(false),
  )
  const stop = store.subscribe(sendSoon)
  window.addEventListener('pagehide', send, { signal })
  // A phone ends a page that is hidden without another word.
  document.addEventListener('visibilitychange', send, { signal })
  return () => {
    life.abort()
    stop()
    send()
  }
}

/** A page that is busy for so long sends them all the same. */
const latestMs = 500
