import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import { status } from '../connection/state.js'
import { isMobile } from '../environment.js'
import { initialPairing } from '../pairing/state.js'
import { track } from '../telemetry/track.js'
import { initialEntry } from './initialEntry.js'
import type { Entry } from './views.js'

/**
 * Opens the modal. Waits for nothing: neither the network nor a wallet is asked first.
 *
 * - `view`: an entry with its data; default: Account when connected, else Connect
 * - `namespace`: only wallets of this chain family are listed
 * - `uri`: what is shown to be scanned, of a host that drives pairing itself (`manualWCControl`)
 */
export function open(client: Client, { view, namespace, uri }: open.Parameters = {}): void {
  if (client.signal.aborted) return
  const { connection } = client.store.getState()
  const connected = status(connection, namespace) === 'connected'
  const entry = initialEntry({
    asked: view,
    connected,
    pairingOnly:
      client.options.manualWCControl ||
      (!client.options.walletUrl &&
        !connected &&
        [...client.adapters.values()].every((adapter) => adapter.pairingOnly)),
    mobile: isMobile(client.environment),
  })
  client.store.setState(({ modal, pairing }) => ({
    modal: { ...modal, open: true, history: [entry], backwards: false, namespace },
    pairing: uri ? { ...initialPairing, uri, status: 'waiting', wallet: pairing.wallet } : pairing,
  }))
  track(client, { event: 'MODAL_OPEN', properties: { connected } })
}

export declare namespace open {
  type Parameters = {
    view?: Entry | undefined
    namespace?: Namespace | undefined
    uri?: string | undefined
  }
}
