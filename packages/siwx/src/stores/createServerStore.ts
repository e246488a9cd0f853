import { FoyerError } from '@foyer/protocol'
import { getSignedIn, getSignInNonce, getSignIns, revokeSignIn, signIn } from '@foyer/protocol/api'
import type { SiwxContext, SiwxSession, SiwxWallet } from '@foyer/protocol/siwx'
import type { StoreCalls } from '../createSetup.js'
import { createTerms } from '../createTerms.js'
import { createText } from '../createText.js'
import { isOf } from '../isOf.js'
import { isValidFor } from '../isValidFor.js'
import { readKey } from '../keys/readKey.js'
import {
  type KeptSession,
  keepServer,
  keepStill,
  readServer,
  recallServer,
} from '../recallServer.js'
import { createCalls } from '../requests/createCalls.js'
import { unlessOver } from '../requests/unlessOver.js'
import type { ServerSignInOptions } from '../ServerSignInOptions.js'
import { createCookieSession } from './createCookieSession.js'
import { createLeaving } from './createLeaving.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createSessionTokens } from './createSessionTokens.js'
import { keptOf } from './keptOf.js'

/** Sessions of a Foyer server. */
export function createServerStore(context: SiwxContext, options: ServerSignInOptions): StoreCalls {
  const { storage, now } = context
  const { byCookie = false } = options
  const credentials = byCookie ? 'include' : 'omit'
  const calls = createCalls(context, () => readKey(context.projectId), credentials)
  const tokensOf = byCookie ? createCookieSession : createSessionTokens
  const tokens = tokensOf(context, calls)
  const leaving = createLeaving(context, calls, tokensOf)
  const nonces = createNonceTokens(storage)

  /** A nonce, and what a text with it is made of: the server takes none of another time than its own, which this browser's clock may not have. */
  const takeNonce = async () => {
    const { nonce, token, at } = await calls.call(getSignInNonce)
    nonces.put(nonce, token)
    const ahead = at === undefined ? 0 : at - now()
    return { nonce, said: { ...context, now: () => now() + ahead } }
  }
  const add = async (session: SiwxSession, wallet?: SiwxWallet) => {
    const { data, message, signature, publicKey } = session
    const nonceToken = nonces.take(data.nonce)
    if (nonceToken === undefined) throw new FoyerError('answer_invalid')
    const { accountAddress, chainId } = data
    // With the next cookie the former would be out of reach.
    await leaving.end().catch(() => {})
    const opened = await calls.call(signIn, {
      headers: { 'x-nonce-jwt': `Bearer ${nonceToken}` },
      body: {
        data: { accountAddress, chainId },
        ...{ message, signature, ...(publicKey && { publicKey }) },
        ...(wallet && { walletInfo: wallet }),
        ...(byCookie && { byCookie }),
      },
    })
    const former = readServer(storage)
    keepServer(storage, keptOf(session, opened, now()))
    // The cookie is of another session now.
    if (byCookie) leaving.forget()
    if (former) endReplaced(former).catch(() => {})
  }
  /** This page has one session: nothing could use or end the former any more. By its cookie, which is gone, it is ended where it is of the same account. */
  const endReplaced = async (former: KeptSession) => {
    if (byCookie)
      await calls.call(revokeSignIn, { params: { session: former.id }, body: {}, token: '' })
    else await leave(former)
  }
  const leave = (kept: KeptSession) => {
    leaving.note(kept)
    return leaving.end()
  }
  /** The session ends here in any case. @throws where the server did not answer: the next call tries again to end it there */
  const end = async () => {
    const kept = readServer(storage)
    keepServer(storage, undefined)
    await (kept ? leave(kept) : leaving.end())
  }
  return {
    async createMessage(input) {
      const { nonce, said } = await takeNonce()
      return createText(said, input, { ...options, nonce })
    },
    async createTerms() {
      const { nonce, said } = await takeNonce()
      return createTerms(said, { ...options, nonce })
    },
    addSession: add,
    async revokeSession(chainId, accountAddress) {
      const session = recallServer(storage, now())
      const isIt = session && isOf(session.data, { chainId, accountAddress }, options.scope)
      await (isIt ? end() : leaving.end())
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await end()
      for (const session of sessions) await add(session)
    },
    async getSessions(chainId, accountAddress) {
      leaving.end().catch(() => {})
      const session = recallServer(storage, now())
      const kept = readServer(storage)
      const { scope } = options
      if (!session || !(await isValidFor(session, { chainId, accountAddress }, { scope })))
        return []
      const token = await tokens.current()
      // Of a session that is left meanwhile nothing is said any more.
      const isStill = () => readServer(storage)?.id === kept?.id
      if (!kept || token === undefined || !isStill()) return []
      try {
        const { chainId: of, address: by } = await calls.call(getSignedIn, { token })
        const isOpen = isOf(session.data, { chainId: of, accountAddress: by })
        return isOpen && isStill() ? [session] : []
      } catch (error) {
        unlessOver(error)
        keepStill(storage, kept, undefined)
        return []
      }
    },
    async listSessions() {
      const token = await tokens.demand()
      const found = await calls.call(getSignIns, { token })
      return found.map(({ id, chainId, address, createdAt, expiresAt, ...rest }) => ({
        ...{ id, chainId, address, isCurrent: rest.isCurrent },
        signedInAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
        walletName: rest.wallet ?? undefined,
        browserName: rest.browser ?? undefined,
      }))
    },
    async endSession(id) {
      const token = await tokens.demand()
      await calls.call(revokeSignIn, { params: { session: id }, body: {}, token })
      if (readServer(storage)?.id === id) keepServer(storage, undefined)
    },
    isOfServer: true,
    async headersFor({ url, method }) {
      const token = await tokens.demand()
      if (byCookie) return {}
      return calls.prove(method, new URL(url, context.origin), token)
    },
  }
}
