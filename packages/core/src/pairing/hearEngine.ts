import { notices, serverAlerts } from '@foyer/protocol'
import type { Client } from '../client.js'
import { alertOnce } from '../notices/alertOnce.js'
import { notify } from '../notices/notify.js'
import type { LivePairing } from '../pairing.js'
import { recall, remember } from '../remembered.js'
import { report } from '../telemetry/report.js'
import { adopt } from './adopt.js'
import type { PairingEvent, PairingSession } from './engine/PairingEngine.js'
import { notePaired } from './notePaired.js'
import { setPairing } from './setPairing.js'
import { pairingConnectorId } from './state.js'

/** What the wallet, the relay, and other tabs do by themselves. */
export function hearEngine(client: Client, live: LivePairing, event: PairingEvent): void {
  const topic = live.provider.session()?.topic
  switch (event.type) {
    case 'relay':
      if (event.state === 'refused') tellRefusal(client, event.reason)
      // While it is tried again it is as far away as before.
      if (event.state !== 'connecting') setPairing(client, { isCut: event.state === 'waiting' })
      break
    case 'session_connect':
      if (!topic) takeUp(client, live, event.session)
      break
    case 'session_update':
      if (event.session.topic === topic) notePaired(client, event.session)
      break
    case 'session_delete':
    case 'session_expire':
      if (event.topic === topic) end(client, live)
  }
}

/** A code of this page was answered while the page was away: nobody else takes it up. */
function takeUp(client: Client, live: LivePairing, session: PairingSession) {
  const { attempts = [] } = client.pairing.now
  const waiting = recall(client, 'pairing')
  if (attempts.length > 0 || !waiting) return
  setPairing(client, { linked: waiting.linked })
  adopt(client, live, session).catch((error) => report(client, error))
}

/** The adapters hear it from their provider, and let go of what was connected. */
function end(client: Client, { provider }: Pick<LivePairing, 'provider'>) {
  const remembered = recall(client, 'connected') ?? []
  const others = remembered.filter(({ connectorId }) => connectorId !== pairingConnectorId)
  remember(client, 'connected', others)
  provider.adopt(undefined)
  notify(client, { kind: 'error', text: notices.session_ended })
}

/** Whoever develops the page is told why, in the words of the catalogue. */
function tellRefusal(client: Client, reason = '') {
  for (const [words, code] of Object.entries(serverAlerts))
    if (reason.startsWith(words)) alertOnce(client, code, undefined)
}
