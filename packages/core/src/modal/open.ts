import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import { status } from '../connection/state.js'
import { isMobile } from '../environment.js'
import { setNetwork } from '../network/state.js'
import { initialPairing } from '../pairing/state.js'
import { track } from '../telemetry/track.js'
import { initialEntry } from './initialEntry.js'
import { moveToFamily } from './moveToFamily.js'
import type { Entry } from './views.js'

/**
 * Opens the modal. Waits for nothing: neither the network nor a wallet is asked first.
 *
 * - `view`: an entry with its data; default: Account when connected, else Connect
 * - `namespace`: only wallets of this chain family are listed, and it is the one in use: at once where no wallet is connected or one of it is,
 *   else when one got connected, which SwitchActiveChain asks for
 * - `uri`: what is shown to be scanned, of a host that drives pairing itself (`manualWCControl`)
 */
export function open(client: Client, { view, namespace, uri }: open.Parameters = {}): void {
  if (client.signal.aborted) return
  const state = client.store.getState()
  const { connection } = state
  const move = moveToFamily(state, namespace)
  const connected = status(connection, namespace) === 'connected'
  const entry = initialEntry({
    asked: view,
    switching: move.view,
    connected,
    pairingOnly:
      client.options.manualWCControl ||
      (!client.options.walletUrl &&
        !connected &&
        [...client.adapters.values()].every((adapter) => adapter.pairingOnly)),
    mobile: isMobile(client.environment),
  })
  client.store.setState(({ modal, network, pairing }) => ({
    modal: { ...modal, open: true, history: [entry], backwards: false, namespace },
    ...(move.network && { network: setNetwork(network, move.network) }),
    pairing: uri ? { ...initialPairing, uri, status: 'waiting', wallet: pairing.wallet } : pairing,
  }))
  track(client, { event: 'MODAL_OPEN', properties: { connected } })
  if (move.network)
    track(client, { event: 'SWITCH_NETWORK', properties: { network: move.network } })
}

export declare namespace open {
  type Parameters = {
    view?: Entry | undefined
    namespace?: Namespace | undefined
    uri?: string | undefined
  }
}
