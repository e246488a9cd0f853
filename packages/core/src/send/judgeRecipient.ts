import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { chainOf } from './chainOf.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import type { Recipient } from './state.js'

/**
 * Asks the network about the receiver of the draft, and adds what it says. It is asked again before the preview, so that an answer that fails or comes
 * late is no loss. Never rejects.
 */
export async function judgeRecipient(client: Client, recipient: Recipient): Promise<void> {
  const { address: to } = recipient
  if (recipient.status !== 'found' || to === undefined) return
  try {
    const { network, token } = draftOf(client)
    const { features, rpc } = await chainOf(client, network)
    const { networks } = client.store.getState().network
    const others = networks.filter(
      (one) =>
        one.chainNamespace === network.chainNamespace &&
        one.caipNetworkId !== network.caipNetworkId,
    )
    const said = await features.judge(rpc, { to, network, asset: token ?? {}, others })
    replace(client, recipient, {
      ...recipient,
      warnings: [
        ...recipient.warnings,
        ...said.filter(({ code }) => !recipient.warnings.some((one) => one.code === code)),
      ],
    })
  } catch (error) {
    if (FoyerError.is(error, 'transaction_refused'))
      replace(client, recipient, {
        ...recipient,
        ...{ status: 'refused', reason: error.message, address: undefined },
      })
  }
}

function replace(client: Client, before: Recipient, recipient: Recipient): void {
  changeDraft(client, (draft) => (draft.recipient === before ? { recipient } : undefined))
}
