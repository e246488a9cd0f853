import type { SiwxSession, SiwxText } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { noteSigning } from './noteSigning.js'
import type { SigningAccount } from './SigningAccount.js'
import { signText } from './signText.js'

/**
 * Has a paired wallet sign a text. It is noted what the wallet has before its user, until it answers: the page may be loaded anew meanwhile, as by a phone
 * whose user went to the wallet's app.
 *
 * @throws as `signText`
 */
export async function signAway(
  client: Client,
  account: SigningAccount,
  text: SiwxText,
): Promise<SiwxSession> {
  const { pairing } = client.handles
  const note: typeof pairing.sent = (request) => {
    pairing.sent = undefined
    const { toString: _, ...data } = text
    noteSigning(client, account, { data, message: text.toString(), request })
  }
  pairing.sent = note
  try {
    return await signText(client, account, text)
  } finally {
    if (pairing.sent === note) pairing.sent = undefined
    // A page that goes settles nothing: what is noted then is there for the next one.
    if (!client.signal.aborted) noteSigning(client, account, undefined)
  }
}
