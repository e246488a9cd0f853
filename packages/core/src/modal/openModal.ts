import type { Namespace } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { isMobile } from '../isMobile.js'
import { setNetwork } from '../network/state.js'
import { initialPairing } from '../pairing/state.js'
import { track } from '../telemetry/track.js'
import type { History } from './history.js'
import { initialEntry } from './initialEntry.js'
import { moveToFamily } from './moveToFamily.js'
import type { ViewEntry } from './views.js'

/**
 * Opens the modal at once, without waiting for a request.
 *
 * - `view`: an entry with its data; default: Account while the namespace in use has a wallet, else Connect
 * - `namespace`: only wallets of this chain family are listed, and it becomes the one in use: at once where no wallet or one of this family
 *   is connected, else once one is connected, for which SwitchActiveChain prompts
 * - `uri`: the URI to show as a QR code, from a host that runs pairing itself (`manualWCControl`)
 */
export function openModal(
  client: Client,
  { view, namespace, uri }: openModal.Parameters = {},
): void {
  if (client.signal.aborted) return
  const state = client.store.getState()
  const { connection } = state
  const move = moveToFamily(state, namespace)
  const connected =
    getConnectionStatus(connection, namespace ?? state.network.active) === 'connected'
  const entry = initialEntry({
    requested: view,
    switching: move.view,
    connected,
    pairingOnly:
      client.options.manualWCControl ||
      (!client.options.embeddedWalletUrl &&
        !connected &&
        !connection.refused &&
        [...adaptersOf(client).values()].every((adapter) => adapter.pairingOnly)),
    mobile: isMobile(client.environment),
  })
  client.store.setState(({ modal, network, pairing }) => ({
    modal: {
      ...modal,
      open: true,
      // The same object, so that a screen that was rendered ahead need not render it again.
      history: isAt(modal.history, entry) ? modal.history : [entry],
      backwards: false,
      namespace,
    },
    ...(move.network && { network: setNetwork(network, move.network) }),
    pairing: uri
      ? {
          ...initialPairing,
          uri,
          status: 'waiting',
          wallet: pairing.wallet,
          clientId: pairing.clientId,
        }
      : pairing,
  }))
  track(client, { event: 'MODAL_OPEN', properties: { connected } })
  if (move.network)
    track(client, { event: 'SWITCH_NETWORK', properties: { network: move.network } })
}

export declare namespace openModal {
  type Parameters = {
    view?: ViewEntry | undefined
    namespace?: Namespace | undefined
    uri?: string | undefined
  }
}

function isAt(history: History, { name, data }: ViewEntry): boolean {
  const [first] = history
  return history.length === 1 && first.name === name && first.data === data
}
