import { getAnalyticsConfig } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { sendRecord } from '../telemetry/sendRecord.js'

/**
 * Sends events to the host's server, unless the page or the project disables that. Events wait until the
 * project's configuration is known; where it disables them or says nothing, they are dropped.
 */
export function sendEvents(client: Client): () => void {
  const { store } = client
  if (!store.getState().features.analytics) return () => {}
  const life = new AbortController()
  let wanted = false
  const send = () => {
    const { waiting } = store.getState().telemetry
    if (!wanted || waiting.length === 0) return
    store.setState(({ telemetry }) => ({ telemetry: { ...telemetry, waiting: [] } }))
    for (const record of waiting) void sendRecord(client, record)
  }
  const onWanted = (isWanted: boolean) => {
    if (life.signal.aborted) return
    wanted = isWanted
    if (wanted) return send()
    store.setState(({ features, telemetry }) => ({
      features: { ...features, analytics: false },
      telemetry: { ...telemetry, waiting: [] },
    }))
  }
  call(client, getAnalyticsConfig, {}, { signal: life.signal }).then(
    ({ isAnalyticsEnabled }) => onWanted(isAnalyticsEnabled),
    () => onWanted(false),
  )
  const stop = store.subscribe(send)
  return () => {
    life.abort()
    stop()
  }
}
