import { FoyerError } from '@foyer/protocol'
import { verifySignature } from '@foyer/protocol/signatures'
import type { SiwxContext, SiwxData, SiwxSession } from '@foyer/protocol/siwx'
import { createNonce } from '../createNonce.js'
import type { StoreCalls } from '../createSetup.js'
import { createTerms } from '../createTerms.js'
import { createText } from '../createText.js'
import { isCurrent } from '../isCurrent.js'
import { isOf } from '../isOf.js'
import { isValidFor } from '../isValidFor.js'
import { localKey, readLocal } from '../recallLocal.js'
import type { SignInOptions } from '../SignInOptions.js'

/** More than the networks and accounts that one browser signs in with. */
const sessionsMax = 20

/** Sessions in the browser's storage, each checked before it is kept. */
export function createLocalStore(context: SiwxContext, options: SignInOptions): StoreCalls {
  const { storage, now, rpc, signal } = context
  const keep = (sessions: readonly SiwxSession[]) =>
    sessions.length === 0
      ? storage.remove(localKey)
      : storage.set(localKey, JSON.stringify(sessions.slice(-sessionsMax)))
  /** With the scope `account` those that were signed for another network are among them. */
  const heldFor = async (account: Pick<SiwxData, 'chainId' | 'accountAddress'>) => {
    const found: SiwxSession[] = []
    for (const session of readLocal(storage))
      if (await isValidFor(session, account, { scope: options.scope })) found.push(session)
    return found
  }

  /** @throws `answer_invalid` for a signature of another account, or over another text */
  const demand = async (session: SiwxSession) => {
    const { data, message, signature, publicKey } = session
    const isSigned = await verifySignature({
      ...{ chainId: data.chainId, address: data.accountAddress, message, signature, publicKey },
      ...{ rpc: (chainId, method, params) => rpc(chainId, { method, params }), signal },
    })
    if (!isSigned || !isCurrent(data, now())) throw new FoyerError('answer_invalid')
  }
  return {
    createMessage: async (input) =>
      createText(context, input, { ...options, nonce: createNonce() }),
    createTerms: async () => createTerms(context, { ...options, nonce: createNonce() }),
    async addSession(session) {
      await demand(session)
      keep([...readLocal(storage).filter(({ data }) => !isOf(data, session.data)), session])
    },
    async revokeSession(chainId, accountAddress) {
      const ended = new Set(
        (await heldFor({ chainId, accountAddress })).map(({ signature }) => signature),
      )
      keep(readLocal(storage).filter(({ signature }) => !ended.has(signature)))
    },
    async setSessions(sessions) {
      for (const session of sessions) await demand(session)
      keep(sessions)
    },
    async getSessions(chainId, accountAddress) {
      const held = await heldFor({ chainId, accountAddress })
      return held.filter(({ data }) => isCurrent(data, now()))
    },
  }
}
