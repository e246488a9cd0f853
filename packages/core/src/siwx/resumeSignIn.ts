import { FoyerError, toFoyerError } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { noteSigning } from './noteSigning.js'
import { openSession } from './openSession.js'
import { promptSignIn } from './promptSignIn.js'
import { recallSigning } from './recallSigning.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { showSignIn } from './showSignIn.js'

type Resumed = NonNullable<ReturnType<typeof recallSigning>>

/**
 * Goes on with a sign-in that the wallet had before its user when the page was loaded anew: it is waited for, and not requested again. What went wrong is
 * said where the user signs anew.
 *
 * @returns whether there is one
 */
export function resumeSignIn(client: Client, account: SigningAccount): boolean {
  const kept = recallSigning(client, account)
  if (!kept || !setSignIn(client, account, { status: 'signing', text: kept.text })) return false
  showSignIn(client)
  openSession(client, account, () => takeAnswer(client, account, kept))
    .finally(() => {
      if (!client.signal.aborted) noteSigning(client, account, undefined)
    })
    .catch((error) => {
      const isLeft = client.signal.aborted || FoyerError.is(error, 'sign_in_overtaken')
      if (!isLeft) promptSignIn(client, account, error)
    })
  return true
}

/**
 * Reads and checks the answer as that of a request which is sent now.
 *
 * @throws `request_expired` for a request that the chain family signs in by no more
 */
async function takeAnswer(
  client: Client,
  { namespace, address, publicKey }: SigningAccount,
  { text, message, request: sent }: Resumed,
): Promise<SiwxSession> {
  const reach = await loadReach()
  const { needs, signMessage, signIn } = await reach.features(namespace)
  const { engine } = await reach.loadPairing(client)
  const { accountAddress, toString: _, ...fields } = text
  const data = { ...fields, accountAddress }
  const key = publicKey === undefined ? {} : { publicKey }
  const answer = async () => {
    const late = client.handles.pairing.late?.get(sent.id)
    if (late?.topic !== sent.topic) return engine.request({ ...sent, params: [], resumes: sent.id })
    if (late.error) throw late.error
    return late.result
  }
  const request = () =>
    answer().catch((error) => {
      throw toFoyerError(error)
    })
  if (signIn && needs?.signIn === sent.method) {
    const own = { ...fields, address: accountAddress }
    return { data, ...(await signIn(request, { message: own, address })), ...key }
  }
  if (!signMessage || needs?.signMessage !== sent.method) throw new FoyerError('request_expired')
  return { data, message, signature: await signMessage(request, { message, address }), ...key }
}
