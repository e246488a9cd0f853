import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { StackEntry } from '../transactions/state.js'
import { changeDraft } from './changeDraft.js'
import { demandSender } from './demandSender.js'
import { draftOf } from './draftOf.js'
import { requestTransfer } from './requestTransfer.js'

/**
 * Has the wallet send exactly what the preview shows: this amount to this address, with this gas and fee. A second press while the wallet has the
 * request does nothing but throw. `entry` says what follows in the modal; the transfer is then in `send.sent`, to its end.
 *
 * @returns the transaction's hash, or the id of a smart account's calls, once the wallet has sent it
 * @throws `send_changed` without a preview, or when account or network changed; `receiver_changed`, `name_not_resolved`, `fee_risen` when what was
 *   shown does not hold any more; `sponsoring_refused`, after which the account pays itself; what `sendTransaction` throws. Nothing is sent then, and the preview is gone
 */
export async function confirmSend(client: Client, entry?: StackEntry): Promise<string> {
  const draft = draftOf(client)
  const { network, from, token, preview, status } = draft
  if (status === 'asking') throw new FoyerError('request_pending')
  if (!preview || !token || status !== 'prepared') throw new FoyerError('send_changed')
  changeDraft(client, () => ({ status: 'asking', failure: undefined }))
  const end = (change: Parameters<typeof changeDraft>[1]) =>
    changeDraft(client, (now) => (now.preview === preview ? change(now) : undefined))
  try {
    demandSender(client, { from, network })
    const hash = await requestTransfer(client, { network, from, token, preview, entry })
    end(() => ({ status: 'sent', hash }))
    return hash
  } catch (error) {
    const isChanged = FoyerError.is(error, 'receiver_changed')
    end(({ recipient }) => ({
      ...{ status: 'failed', preview: undefined, failure: error },
      ...(FoyerError.is(error, 'sponsoring_refused') && { paysItself: true }),
      ...(isChanged && {
        recipient: {
          ...recipient,
          status: 'unresolved',
          address: undefined,
          failure: error,
        },
      }),
    }))
    throw error
  }
}
