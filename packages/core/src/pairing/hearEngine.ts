import { notices, serverAlerts } from '@foyer/protocol'
import type { Client } from '../client.js'
import { alertOnce } from '../notices/alertOnce.js'
import { notify } from '../notices/notify.js'
import type { LivePairing } from '../pairing.js'
import { recall, remember } from '../remembered.js'
import type { PairingEvent } from './engine/PairingEngine.js'
import { notePaired } from './notePaired.js'
import { pairingConnectorId } from './state.js'

/** What the wallet, the relay, and other tabs do by themselves. */
export function hearEngine(
  client: Client,
  { provider }: Pick<LivePairing, 'provider'>,
  event: PairingEvent,
): void {
  const topic = provider.session()?.topic
  if (event.type === 'relay') {
    if (event.state === 'refused') tellRefusal(client, event.reason)
  } else if (event.type === 'session_update') {
    if (event.session.topic === topic) notePaired(client, event.session)
  } else if (event.type === 'session_delete' || event.type === 'session_expire') {
    if (event.topic === topic) end(client, { provider })
  }
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
