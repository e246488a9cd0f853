import { FoyerError } from '@foyer/protocol'
import type { SiwxContext, SiwxSession, SiwxWallet } from '@foyer/protocol/siwx'
import type { BackendCalls, BackendSigned } from '../BackendCalls.js'
import type { StoreCalls } from '../createSetup.js'
import { createTerms } from '../createTerms.js'
import { createText } from '../createText.js'
import { isCurrent } from '../isCurrent.js'
import { isValidFor } from '../isValidFor.js'
import { requestJson } from '../requests/requestJson.js'
import { unlessOver } from '../requests/unlessOver.js'
import type { SignInOptions } from '../SignInOptions.js'
import { createKeyNotes } from './createKeyNotes.js'
import { isOfOthers } from './isOfOthers.js'
import { readSessions } from './readSessions.js'

/** Sessions of a host's own backend, which alone knows whether there is one. `onSaid` is called with its first answer, and with each end of a session. */
export function createBackendStore(
  context: SiwxContext,
  options: BackendCalls & SignInOptions,
  onSaid = () => {},
): StoreCalls {
  const { now } = context
  const request = (url: string, method: 'GET' | 'POST', body?: unknown) =>
    requestJson(context, url, { method, body, credentials: 'include' })
  const calls = byUrl(options, request)
  const { scope } = options
  const keyed = createKeyNotes(context.storage, scope)

  /** @throws `answer_invalid` where the backend does not say yes */
  const add = async (session: SiwxSession, wallet?: SiwxWallet) => {
    const { message, signature, publicKey, data } = session
    const { accountAddress: address, chainId } = data
    const signed = { message, signature, address, chainId, ...(publicKey && { publicKey }) }
    if ((await calls.verify(signed, wallet)) === false) throw new FoyerError('answer_invalid')
    await keyed.add(session)
  }
  return {
    async createMessage(input) {
      return createText(context, input, { ...options, nonce: await calls.nonce() })
    },
    async createTerms() {
      return createTerms(context, { ...options, nonce: await calls.nonce() })
    },
    addSession: add,
    async revokeSession(chainId, accountAddress) {
      onSaid()
      const said = readSessions(await calls.session().catch(() => undefined))
      if (isOfOthers(said, { chainId, accountAddress })) return
      await calls.signOut()
      keyed.clear()
    },
    async setSessions(sessions) {
      onSaid()
      if (sessions.length === 0) {
        await calls.signOut()
        keyed.clear()
      }
      for (const session of sessions) await add(session)
    },
    async getSessions(chainId, accountAddress) {
      const account = { chainId, accountAddress }
      const found: SiwxSession[] = []
      const said = readSessions(await calls.session())
      onSaid()
      for (const session of said) {
        const isOpen =
          isCurrent(session.data, now()) &&
          (await isValidFor(session, account, { scope, isKnown: keyed.has }))
        if (isOpen) found.push({ ...session, data: { ...session.data, chainId } })
      }
      return found
    },
  }
}

type Send = (url: string, method: 'GET' | 'POST', body?: unknown) => Promise<unknown>

/** The calls as functions, whichever they were given as. */
function byUrl({ nonce, verify, session, signOut }: BackendCalls, send: Send) {
  return {
    nonce: async () =>
      readNonce(typeof nonce === 'string' ? await send(nonce, 'GET') : await nonce()),
    verify: (signed: BackendSigned, wallet: SiwxWallet | undefined) =>
      typeof verify === 'string' ? send(verify, 'POST', signed) : verify(signed, wallet),
    session: async () =>
      typeof session === 'string' ? send(session, 'GET').catch(unlessOver) : session(),
    signOut: () => (typeof signOut === 'string' ? send(signOut, 'POST', {}) : signOut()),
  }
}

/** @throws `server_answer_invalid` for what EIP-4361 does not take as a nonce */
function readNonce(answer: unknown): string {
  const text = typeof answer === 'object' ? (Object(answer) as { nonce?: unknown }).nonce : answer
  // A text of digits alone is read as a number.
  const nonce = typeof text === 'number' ? String(text) : text
  if (typeof nonce !== 'string' || !/^[A-Za-z\d]{8,256}$/.test(nonce))
    throw new FoyerError('server_answer_invalid')
  return nonce
}
