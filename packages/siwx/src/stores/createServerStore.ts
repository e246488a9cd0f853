import { FoyerError } from '@foyer/protocol'
import {
  getSignedIn,
  getSignInNonce,
  getSignIns,
  revokeSignIn,
  signIn,
  signOut,
} from '@foyer/protocol/api'
import type { SiwxContext, SiwxSession, SiwxWallet } from '@foyer/protocol/siwx'
import type { StoreCalls } from '../createSetup.js'
import { createTerms } from '../createTerms.js'
import { createText } from '../createText.js'
import { isOf } from '../isOf.js'
import { isValidFor } from '../isValidFor.js'
import { readKey } from '../keys/readKey.js'
import { keepServer, keepStill, readServer, recallServer } from '../recallServer.js'
import { createCalls } from '../requests/createCalls.js'
import { unlessOver } from '../requests/unlessOver.js'
import type { ServerSignInOptions } from '../ServerSignInOptions.js'
import { createCookieSession } from './createCookieSession.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createSessionTokens } from './createSessionTokens.js'
import { keptOf } from './keptOf.js'

/** Sessions of a Foyer server. */
export function createServerStore(context: SiwxContext, options: ServerSignInOptions): StoreCalls {
  const { storage, now } = context
  const { byCookie = false } = options
  const credentials = byCookie ? 'include' : 'omit'
  const calls = createCalls(context, () => readKey(context.projectId), credentials)
  const tokens = byCookie ? createCookieSession(context) : createSessionTokens(context, calls)
  const nonces = createNonceTokens(storage)

  const takeNonce = async () => {
    const { nonce, token } = await calls.call(getSignInNonce)
    nonces.put(nonce, token)
    return nonce
  }
  const add = async (session: SiwxSession, wallet?: SiwxWallet) => {
    const { data, message, signature, publicKey } = session
    const nonceToken = nonces.take(data.nonce)
    if (nonceToken === undefined) throw new FoyerError('answer_invalid')
    const { accountAddress, chainId } = data
    const opened = await calls.call(signIn, {
      headers: { 'x-nonce-jwt': `Bearer ${nonceToken}` },
      body: {
        data: { accountAddress, chainId },
        ...{ message, signature, ...(publicKey && { publicKey }) },
        ...(wallet && { walletInfo: wallet }),
        ...(byCookie && { byCookie }),
      },
    })
    keepServer(storage, keptOf(session, opened))
  }
  /** The session ends here in any case; the server may know no more of it. */
  const end = async () => {
    const token = await tokens.current().catch(() => undefined)
    const kept = readServer(storage)
    keepServer(storage, undefined)
    if (kept && token !== undefined)
      await calls.call(signOut, { body: {}, token }).catch(unlessOver)
  }
  return {
    async createMessage(input) {
      return createText(context, input, { ...options, nonce: await takeNonce() })
    },
    async createTerms() {
      return createTerms(context, { ...options, nonce: await takeNonce() })
    },
    addSession: add,
    async revokeSession(chainId, accountAddress) {
      const session = recallServer(storage, now())
      if (session && isOf(session.data, { chainId, accountAddress }, options.scope)) await end()
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await end()
      for (const session of sessions) await add(session)
    },
    async getSessions(chainId, accountAddress) {
      const session = recallServer(storage, now())
      const asked = readServer(storage)
      const { scope } = options
      if (!session || !(await isValidFor(session, { chainId, accountAddress }, { scope })))
        return []
      const token = await tokens.current()
      // Of a session that is left meanwhile nothing is said any more.
      const isStill = () => readServer(storage)?.id === asked?.id
      if (!asked || token === undefined || !isStill()) return []
      try {
        const { chainId: of, address: by } = await calls.call(getSignedIn, { token })
        const isOpen = isOf(session.data, { chainId: of, accountAddress: by })
        return isOpen && isStill() ? [session] : []
      } catch (error) {
        unlessOver(error)
        keepStill(storage, asked, undefined)
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
