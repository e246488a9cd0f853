import { FoyerError } from '@foyer/protocol'
import { verifySignature } from '@foyer/protocol/signatures'
import type { SiwxContext, SiwxSession } from '@foyer/protocol/siwx'
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
  const without = (chainId: string, accountAddress: string) =>
    readLocal(storage).filter(({ data }) => !isOf(data, { chainId, accountAddress }))

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
      const { chainId, accountAddress } = session.data
      keep([...without(chainId, accountAddress), session])
    },
    revokeSession: async (chainId, address) => keep(without(chainId, address)),
    async setSessions(sessions) {
      for (const session of sessions) await demand(session)
      keep(sessions)
    },
    async getSessions(chainId, accountAddress) {
      const found: SiwxSession[] = []
      for (const session of readLocal(storage)) {
        const isOpen =
          isCurrent(session.data, now()) &&
          (await isValidFor(session, { chainId, accountAddress }, { scope: options.scope }))
        if (isOpen) found.push(session)
      }
      return found
    },
  }
}
