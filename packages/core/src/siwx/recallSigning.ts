import { isCaipNetworkId } from '@foyer/protocol'
import type { SiwxText } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { fields, is, listOf, maybe } from '../checks.js'
import { idOf } from './idOf.js'
import type { SigningNote } from './noteSigning.js'
import type { SigningAccount } from './SigningAccount.js'
import { withNotes } from './withNotes.js'

const text = is('a text', (value: unknown) => typeof value === 'string' && value.length <= 65_536)
const whole = is('a whole number', Number.isSafeInteger)
const shape = fields({
  ...{ account: text, connectorId: text, until: whole, message: text },
  data: fields({
    ...{ domain: text, uri: text, version: text, chainId: text, nonce: text, issuedAt: text },
    ...{ accountAddress: text, statement: maybe(text), resources: maybe(listOf(text)) },
    ...{ expirationTime: maybe(text), notBefore: maybe(text), requestId: maybe(text) },
  }),
  request: fields({
    ...{ id: whole, topic: text, method: text },
    chainId: is('a CAIP-2 id', isCaipNetworkId),
  }),
})

/** What the wallet of this account had before its user when the page went, with its text; `undefined` where that is nothing, or over. */
export function recallSigning(
  client: Client,
  account: SigningAccount,
): (SigningNote & { readonly text: SiwxText }) | undefined {
  const found: unknown = withNotes(client, (storage, key) =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  )
  if (shape(found) !== undefined) return undefined
  const note = found as SigningNote
  const isOwn = note.account === idOf(account) && note.connectorId === account.connectorId
  if (!isOwn || client.clock.now() >= note.until) return undefined
  const { data, message } = note
  return { ...note, text: { ...data, toString: () => message } }
}
