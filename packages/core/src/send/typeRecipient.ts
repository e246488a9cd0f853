import { FoyerError, recipientDebounceMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { typedText } from '../typedText.js'
import { type Chain, chainOf } from './chainOf.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { editDraft } from './editDraft.js'
import { isNameLike } from './isNameLike.js'
import { judgeRecipient } from './judgeRecipient.js'
import { resolveName } from './resolveName.js'
import type { Recipient, SendDraft } from './state.js'
import { warnByHistory } from './warnByHistory.js'
import { warnOfExchanges } from './warnOfExchanges.js'
import { warnOfName } from './warnOfName.js'

/**
 * The receiver, as it is typed, pasted or chosen: an address of the network, or a name, which is looked up half a second after the last edit. With
 * each edit the address of before is gone, and what is found for an earlier text is dropped. Resolves when all is known of this text; never rejects.
 */
export async function typeRecipient(
  client: Client,
  { text: typed, via = 'typed' }: typeRecipient.Parameters,
): Promise<void> {
  const text = typedText(typed)
  const status = text === '' ? 'empty' : 'searching'
  const recipient: Recipient = { text, status, via, warnings: [] }
  editDraft(client, () => ({ recipient, accepted: [] }))
  if (text === '' || client.store.getState().send.draft?.recipient !== recipient) return
  const found = await find(client, recipient).catch((error: unknown) => failed(recipient, error))
  changeDraft(client, (draft) => (draft.recipient === recipient ? { recipient: found } : undefined))
  // What the network does not say now, it is asked with the preview.
  await judgeRecipient(client, found).catch(() => {})
}

export declare namespace typeRecipient {
  type Parameters = {
    readonly text: string
    /** `list`: of recent recipients or an address book. `link`: of a payment link, after its network and token were compared. */
    readonly via?: Exclude<Recipient['via'], 'name'> | undefined
  }
}

async function find(client: Client, recipient: Recipient): Promise<Recipient> {
  const draft = draftOf(client)
  const chain = await chainOf(client, draft.network)
  const { text } = recipient
  const read = chain.features.readAddress(text, draft.network)
  if (read) return known(client, { chain, draft, recipient: { ...recipient, ...read } })
  if (!isNameLike(text)) return { ...recipient, status: 'invalid' }
  const isLatest = () => client.store.getState().send.draft?.recipient === recipient
  await new Promise<void>((resolve) => client.clock.after(recipientDebounceMs, resolve))
  if (!isLatest()) return recipient
  const resolved = await resolveName(client, { name: text, network: draft.network })
  if (!resolved) return { ...recipient, status: 'unresolved' }
  const { address, name } = resolved
  const warnings = warnOfName(resolved, text)
  const named: Recipient = { ...recipient, via: 'name', address, name, warnings }
  return known(client, { chain, draft, recipient: named })
}

function known(
  client: Client,
  {
    chain,
    draft,
    recipient,
  }: { chain: Chain; draft: ReturnType<typeof draftOf>; recipient: Recipient },
): Recipient {
  const { address = '', warnings } = recipient
  const { features } = chain
  const { network, from }: Pick<SendDraft, 'from'> & { network: typeof draft.network } = draft
  const history = warnByHistory(client, { features, network, from, address })
  const ofHost = warnOfExchanges(client, { network, address })
  return { ...recipient, status: 'found', warnings: [...warnings, ...ofHost, ...history] }
}

function failed(recipient: Recipient, failure: unknown): Recipient {
  const isName = FoyerError.is(failure, 'name_not_resolved')
  return { ...recipient, status: isName ? 'unresolved' : 'refused', failure, address: undefined }
}
