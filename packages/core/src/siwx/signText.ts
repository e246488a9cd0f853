import { FoyerError } from '@foyer/protocol'
import type { SiwxSession, SiwxText } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { activeAccount } from '../requests/activeAccount.js'
import { featureOf } from '../requests/featureOf.js'
import type { SigningAccount } from './SigningAccount.js'

/**
 * Sends the wallet the request to sign a text, in the turn of the call. A wallet with a standard of its own for signing in (`solana:signIn`) gets the
 * fields, and shows what they mean; what it signed is the session's message then.
 *
 * @throws as `signMessage`, `sign_in_differs`
 */
export async function signText(
  client: Client,
  account: SigningAccount,
  text: SiwxText,
): Promise<SiwxSession> {
  const { namespace, connectorId, address, publicKey } = account
  const active = inUse(client, namespace)
  const { accountAddress, toString: _, ...fields } = text
  const data = { ...fields, accountAddress }
  const key = publicKey === undefined ? {} : { publicKey }
  const message = { ...fields, address: accountAddress }
  const signIn = featureOf(active, 'signIn')
  if (signIn) {
    const signed = await signIn(connectorId, { message, address }).catch(orPlain)
    if (signed) return { data, ...signed, ...key }
  }
  const signMessage = featureOf(active, 'signMessage')
  if (!signMessage) throw new FoyerError('action_not_allowed')
  const plain = text.toString()
  const signature = await signMessage(connectorId, { message: plain, address })
  return { data, message: plain, signature, ...key }
}

/** What the standard cannot say was requested of no wallet: a host's own text is signed as it is. */
function orPlain(error: unknown): undefined {
  if (!FoyerError.is(error, 'sign_in_invalid')) throw error
}

/** @throws `connection_client_not_found` where the chain family has no adapter any more */
function inUse(client: Client, namespace: SigningAccount['namespace']) {
  try {
    return activeAccount(client, namespace)
  } catch (cause) {
    throw new FoyerError('connection_client_not_found', { cause })
  }
}
