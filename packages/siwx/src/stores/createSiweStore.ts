import { FoyerError } from '@foyer/protocol'
import {
  parseSiwxMessage,
  type SiwxContext,
  type SiwxInput,
  type SiwxSession,
  type SiwxText,
  toSignInAddress,
} from '@foyer/protocol/siwx'
import type { StoreCalls } from '../createSetup.js'
import { isCurrent } from '../isCurrent.js'
import { isOf } from '../isOf.js'
import { isValidFor } from '../isValidFor.js'
import type { SiweConfig } from '../SiweConfig.js'
import { createKeyNotes } from './createKeyNotes.js'
import { isOfOthers } from './isOfOthers.js'
import { readSessions } from './readSessions.js'

/** Sessions of a backend that is reached by the calls of an older sign-in client. */
export function createSiweStore(
  context: SiwxContext,
  config: SiweConfig,
  scope: 'chain' | 'account',
): StoreCalls {
  const { now, storage } = context
  const keyed = createKeyNotes(storage, scope)
  const current = async () => {
    const [session] = readSessions(await config.getSession().catch(unlessUnreached))
    return session && isCurrent(session.data, now()) ? session : undefined
  }
  /** @throws `answer_invalid` where the backend does not say yes, or has no session of the account afterwards */
  const add = async (signed: SiwxSession) => {
    const { message, signature, data } = signed
    const isVerified = await config.verifyMessage({ message, signature })
    const session = isVerified === true ? await current() : undefined
    if (!session || !isOf(session.data, data)) throw new FoyerError('answer_invalid')
    await keyed.add(signed)
    const { accountAddress: address, chainId } = session.data
    config.onSignIn?.({ address, chainId: numberOf(chainId) })
  }
  /** @throws `action_not_allowed` where the backend says that it did not */
  const end = async () => {
    if ((await config.signOut()) === false) throw new FoyerError('action_not_allowed')
    keyed.clear()
    config.onSignOut?.()
  }
  return {
    createMessage: (input) => createMessage(context, config, input),
    addSession: add,
    async revokeSession(chainId, accountAddress) {
      const session = await current().catch(() => undefined)
      if (!isOfOthers(session ? [session] : [], { chainId, accountAddress })) await end()
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await end()
      for (const session of sessions) await add(session)
    },
    async getSessions(chainId, accountAddress) {
      const session = await current()
      const account = { chainId, accountAddress }
      const isOpen = session && (await isValidFor(session, account, { scope, isKnown: keyed.has }))
      if (!isOpen) return []
      return [{ ...session, data: { ...session.data, chainId } }]
    },
  }
}

/** @throws `sign_in_invalid` with the field of the host's text that is not as it was told, or with `message` for one that EIP-4361 does not take */
async function createMessage(
  { origin, now }: SiwxContext,
  config: SiweConfig,
  { accountAddress, chainId, notBefore }: SiwxInput,
): Promise<SiwxText> {
  const address = toSignInAddress(chainId, accountAddress)
  const [nonce, params] = await Promise.all([
    config.getNonce(accountAddress),
    config.getMessageParams?.(),
  ])
  const text = config.createMessage({
    ...{ domain: origin.replace(/^[^/]*\/\//, ''), uri: origin },
    ...{ iat: new Date(now()).toISOString(), nbf: notBefore },
    ...params,
    ...{ address, chainId: numberOf(chainId), nonce, version: '1' },
  })
  const read = typeof text === 'string' ? parseSiwxMessage(text) : { fault: 'form' }
  if (!('message' in read)) throw invalid(read.fault === 'form' ? 'message' : read.fault)
  const { address: accountOfText, ...fields } = read.message
  if (fields.nonce !== nonce) throw invalid('nonce')
  return { ...fields, accountAddress: accountOfText, toString: () => text }
}

function invalid(field: string) {
  return new FoyerError('sign_in_invalid', { data: { field } })
}

/** @throws the error, where it says that the backend was not reached */
function unlessUnreached(error: unknown): undefined {
  if (error instanceof TypeError || error instanceof DOMException || FoyerError.is(error))
    throw error
  return undefined
}

const numberOf = (chainId: string) => Number(chainId.split(':')[1])
