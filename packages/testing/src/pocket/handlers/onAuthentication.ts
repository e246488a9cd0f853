import {
  createKeyPair,
  deriveSymKey,
  type PairingParams,
  pairingExpiryS,
  sessionErrors,
  topicOf,
} from '@foyer/protocol/pairing'
import { readSignInPayload } from '../auth/SignInPayload.js'
import { type PocketSignIn, prepareSignIn, signIn } from '../auth/signIn.js'
import { withdrawn } from '../desk/createDesk.js'
import type { Pocket } from '../Pocket.js'
import type { PocketChoice } from '../PocketWallet.js'
import { keep } from '../session/keep.js'
import { openSession } from '../session/openSession.js'
import { chainsOf, namesOn, positionsOf } from '../session/wallet.js'

type AuthRequest = {
  readonly topic: string
  readonly text: string
  readonly id: number
  readonly params: PairingParams<'wc_sessionAuthenticate'>
}

const method = 'wc_sessionAuthenticate'

/** Handles a page's request for a signature and a session at once. The answer goes to a topic of that page alone. */
export async function onAuthentication(pocket: Pocket, request: AuthRequest): Promise<void> {
  const { topic, id, params } = request
  const { clock, desk, post, options } = pocket
  const refuse = (error: unknown, how: 'reject' | 'autoReject' = 'autoReject') =>
    post.answer(topic, { id, method, how, error })
  // The page has sent a proposal besides, for wallets that do not know this.
  if (options.oneClickAuth === false) {
    refuse(sessionErrors.unsupported_wc_method)
    return
  }
  const ends = (params.expiryTimestamp ?? clock.now() / 1_000 + pairingExpiryS) * 1_000
  if (ends <= clock.now()) return
  const prepared = prepare(pocket, params)
  if ('code' in prepared) {
    refuse(prepared)
    return
  }

  pocket.requests.push({ topic, method, params, chainId: undefined })
  const forget = keep(pocket, topic, request.text)
  const cancel = clock.after(ends - clock.now(), () =>
    desk.withdraw((prompt) => prompt.id === id && prompt.topic === topic),
  )
  try {
    const peer = params.requester.metadata
    const messages = prepared.messages(signerOf(pocket, pocket.choice())?.address ?? '')
    const { chains } = prepared
    const chosen = await desk.request({
      kind: 'authentication',
      method,
      id,
      topic,
      peer,
      messages,
      chains,
    })
    await agree(pocket, request, { prepared, choice: { ...pocket.choice(), ...chosen } })
  } catch (error) {
    if (error !== withdrawn) refuse(error, 'reject')
  } finally {
    cancel()
    forget()
  }
}

/** What there is to sign, or why it cannot be. */
function prepare(pocket: Pocket, { authPayload }: AuthRequest['params']) {
  const read = readSignInPayload(authPayload)
  if (!read) return sessionErrors.malformed_request_params
  const known = chainsOf(pocket).map(({ id }) => id)
  const chains = read.chains.filter((id) => id.startsWith('eip155:') && known.includes(id))
  if (chains.length === 0) return sessionErrors.unsupported_chains
  try {
    return prepareSignIn(read.payload, chains)
  } catch {
    // A permission that cannot be read.
    return sessionErrors.malformed_request_params
  }
}

async function agree(
  pocket: Pocket,
  { id, params }: AuthRequest,
  { prepared, choice }: { prepared: PocketSignIn; choice: PocketChoice },
): Promise<void> {
  const chains = prepared.chains.filter((one) => choice.chains?.includes(one) ?? true)
  if (chains.length === 0) throw sessionErrors.user_rejected_chains
  const account = signerOf(pocket, choice)
  if (!account) throw sessionErrors.unsupported_accounts
  // Fewer networks stand in the permission, too.
  const narrowed = prepareSignIn(prepared.payload, chains)
  const cacaos = await signIn(narrowed, account)
  const { publicKey, metadata } = params.requester
  const sender = narrowed.methods.length > 0 ? begin(narrowed) : once(publicKey)
  if (!sender) throw sessionErrors.malformed_request_params
  pocket.post.answer(topicOf(publicKey), {
    id,
    method,
    sender,
    result: { cacaos, responder: { publicKey: sender.publicKey, metadata: pocket.metadata } },
  })

  function begin({ methods }: PocketSignIn) {
    const events = ['chainChanged', 'accountsChanged']
    const accounts = chains.flatMap((chain) => namesOn(pocket, choice, chain)[0] ?? [])
    const namespaces = { eip155: { chains, accounts, methods, events } }
    return openSession(pocket, { publicKey, peer: metadata, namespaces, acknowledged: true })
  }
}

const signerOf = (pocket: Pocket, choice: PocketChoice) =>
  pocket.accounts.eip155[positionsOf(pocket, choice)[0] ?? 0]

/** A key for this answer alone: there is no session. */
function once(publicKey: string) {
  const own = createKeyPair()
  const symKey = deriveSymKey(own.privateKey, publicKey)
  return symKey ? { publicKey: own.publicKey, symKey } : undefined
}
