import { getAnalyticsConfig } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../client.js'
import { sendRecord } from '../telemetry/sendRecord.js'

/**
 * The host's server hears what happens, where neither the page nor the project switched that off. Until
 * the project has said so, events wait; where it says no or nothing, they are forgotten.
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
  const hear = (isWanted: boolean) => {
    if (life.signal.aborted) return
    wanted = isWanted
    if (wanted) return send()
    store.setState(({ features, telemetry }) => ({
      features: { ...features, analytics: false },
      telemetry: { ...telemetry, waiting: [] },
    }))
  }
  call(client, getAnalyticsConfig, {}, { signal: life.signal }).then(
    ({ isAnalyticsEnabled }) => hear(isAnalyticsEnabled),
    () => hear(false),
  )
  const stop = store.subscribe(send)
  return () => {
    life.abort()
    stop()
  }
}
