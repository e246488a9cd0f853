import type { SiwxData } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import type { SentRequest } from '../handles.js'
import { idOf } from './idOf.js'
import type { SigningAccount } from './SigningAccount.js'
import { withNotes } from './withNotes.js'

/** As long as the wallet may answer, which is the life of the request. */
const lifeMs = 300_000

/** A sign-in that a wallet on another device, or in another app, has before its user. */
export type SigningNote = {
  readonly account: string
  readonly connectorId: string
  /** Milliseconds since 1970. */
  readonly until: number
  /** What it says, and to the letter. */
  readonly data: SiwxData
  readonly message: string
  readonly request: SentRequest
}

/** Notes what a wallet has before its user, for this tab alone, over a reload: a phone may discard the page meanwhile. `undefined` forgets it. */
export function noteSigning(
  client: Client,
  account: SigningAccount,
  signed: Pick<SigningNote, 'data' | 'message' | 'request'> | undefined,
): void {
  const { connectorId } = account
  const note = { account: idOf(account), connectorId, until: client.clock.now() + lifeMs }
  withNotes(client, (storage, key) =>
    signed ? storage.setItem(key, JSON.stringify({ ...note, ...signed })) : storage.removeItem(key),
  )
}
