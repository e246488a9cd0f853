import { serverAlerts } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { notify } from '../notices/notify.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import type { LivePairing } from '../pairing.js'
import { recall, remember } from '../remembered.js'
import { report } from '../telemetry/report.js'
import { adopt } from './adopt.js'
import type { PairingEvent } from './engine/PairingEngine.js'
import { recordPaired } from './recordPaired.js'
import { setPairing } from './setPairing.js'

/** What the wallet, the relay, and other tabs do by themselves. */
export function onEngineEvent(client: Client, live: LivePairing, event: PairingEvent): void {
  const topic = live.provider.session()?.topic
  switch (event.type) {
    case 'relay':
      if (event.state === 'refused') showRefusal(client, event.reason)
      // A new attempt to reach the relay changes nothing yet.
      if (event.state !== 'connecting') setPairing(client, { isCut: event.state === 'waiting' })
      break
    case 'session_connect':
    case 'session_unclaimed':
      takeUp(client, live, event)
      break
    case 'session_authenticate':
      client.handles.pairing.left = live.noteLeft(event.signIns)
      break
    case 'session_update':
      if (event.session.topic === topic) recordPaired(client, event.session)
      break
    case 'late_response':
      keepLate(client, event)
      break
    case 'session_delete':
    case 'session_expire':
      if (event.topic === topic) end(client, live)
  }
}

/** What is kept of late answers: their requests may be resumed by code that comes after them. */
const lateMax = 5

function keepLate({ handles }: Client, event: Extract<PairingEvent, { type: 'late_response' }>) {
  const late = new Map(handles.pairing.late).set(event.id, event)
  const [oldest] = late.keys()
  if (late.size > lateMax && oldest !== undefined) late.delete(oldest)
  handles.pairing.late = late
}

type Approved = Extract<PairingEvent, { type: 'session_connect' | 'session_unclaimed' }>

/**
 * Adopts a session for a code of this page that was approved while the page was away: no attempt is left to take it. Where there is
 * another session or attempt here, or in another tab, it may be theirs until it is known to be unclaimed. One that is, and whose code the
 * user gave up, also where another one is shown by now, is ended: its wallet would show it as connected, and a later page take it.
 */
function takeUp(client: Client, live: LivePairing, { type, session }: Approved) {
  const { attempts = [] } = client.handles.pairing
  const current = live.provider.session()
  const mayBeTaken = type === 'session_connect' && (current || attempts.length > 0)
  const waiting = recall(client, 'pairing')
  if (mayBeTaken || current?.topic === session.topic) return
  if (!waiting || session.proposalId < waiting.from) {
    if (type === 'session_unclaimed') live.engine.disconnect(session.topic).catch(() => {})
    return
  }
  setPairing(client, { linked: waiting.linked })
  adopt(client, live, session).catch((error) => report(client, error))
}

/** The provider's event makes the adapters disconnect. */
function end(client: Client, { provider }: Pick<LivePairing, 'provider'>) {
  const remembered = recall(client, 'connected') ?? []
  const others = remembered.filter(({ connectorId }) => connectorId !== pairingConnectorId)
  remember(client, 'connected', others)
  provider.adopt(undefined)
  notify(client, { kind: 'error', code: 'session_ended' })
}

/** Shows the developer the reason of a refusal, as the catalogue words it. */
function showRefusal(client: Client, reason = '') {
  for (const [words, code] of Object.entries(serverAlerts))
    if (reason.startsWith(words)) showAlertOnce(client, code, undefined)
}
