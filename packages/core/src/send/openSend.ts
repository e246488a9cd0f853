import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { track } from '../telemetry/track.js'
import { isSmartAccount } from './isSmartAccount.js'
import type { SendDraft } from './state.js'

/**
 * Begins a transfer from the account and network in use, with nothing chosen; one that was begun before is dropped. What follows: `chooseToken`,
 * `typeRecipient`, `typeAmount`, `prepareSend`, `confirmSend`; the state is `send.draft`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`
 */
export function openSend(client: Client): void {
  const { address, network } = activeWallet(client)
  const { caipNetworkId } = network
  const draft: SendDraft = {
    id: Symbol('transfer'),
    caipNetworkId,
    from: address,
    token: undefined,
    recipient: { text: '', status: 'empty', via: 'typed', warnings: [] },
    amount: { text: '', unit: 'token', units: undefined, isMax: false },
    speed: 'normal',
    memo: '',
    accepted: [],
    status: 'editing',
    preview: undefined,
    failure: undefined,
  }
  client.store.setState(({ send }) => ({ send: { ...send, draft } }))
  const properties = { isSmartAccount: isSmartAccount(client, network), network: caipNetworkId }
  track(client, { event: 'OPEN_SEND', properties })
}
