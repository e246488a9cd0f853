import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { judgeAddress } from './judgeAddress.js'
import type { Recipient } from './state.js'

/**
 * Asks the network about the receiver of the draft, and adds what it says. Where that fails it is done again with the preview, which is not made
 * without it.
 *
 * @throws what the network's nodes answer in place of it
 */
export async function judgeRecipient(client: Client, recipient: Recipient): Promise<void> {
  const { address: to } = recipient
  if (recipient.status !== 'found' || to === undefined || recipient.isChecked) return
  const { network, token } = draftOf(client)
  try {
    const said = await judgeAddress(client, { to, network, asset: token ?? {} })
    const isNew = ({ code }: (typeof said)[number]) =>
      !recipient.warnings.some((one) => one.code === code)
    const warnings = [...recipient.warnings, ...said.filter(isNew)]
    replace(client, recipient, { ...recipient, warnings, isChecked: true })
  } catch (error) {
    if (!FoyerError.is(error, 'transaction_refused')) throw error
    const refused = { status: 'refused', failure: error, address: undefined } as const
    replace(client, recipient, { ...recipient, ...refused })
  }
}

function replace(client: Client, before: Recipient, recipient: Recipient): void {
  changeDraft(client, (draft) => (draft.recipient === before ? { recipient } : undefined))
}
