import {
  chainUnrecognizedCode,
  FoyerError,
  isSameAddress,
  type Namespace,
  toWalletChainId,
} from '@foyer/protocol'
import { isFrameMethod } from '@foyer/protocol/frame'
import type { Client } from '../../Client.js'
import type { LoginSession } from '../../embedded.js'
import type { WalletProvider } from '../../Way.js'
import { createEvents } from '../../ways/createEvents.js'
import type { EmbeddedLogin } from '../../ways/EmbeddedDialect.js'
import type { Family } from '../../ways/Family.js'
import { isPermissionCall } from '../../ways/isPermissionCall.js'
import type { EmbeddedAccounts } from './createEmbeddedAccounts.js'
import type { createFrameRequests } from './createFrameRequests.js'
import { isRefusal, rpcError } from './toFailure.js'

/** The embedded wallet of one chain family: what it knows it answers itself, the rest goes to the frame. */
export function createEmbeddedProvider(
  parameters: createEmbeddedProvider.Parameters,
): WalletProvider {
  const { client, namespace, family, login, accounts, requests } = parameters
  const events = createEvents()

  accounts.watch(namespace, (session, before) => {
    if (!session) return events.emit('disconnect', rpcError(4900, 'No user is logged in'))
    if (before.caipNetworkId !== session.caipNetworkId)
      events.emit('chainChanged', toWalletChainId(session.caipNetworkId))
    if (JSON.stringify(before.accounts) !== JSON.stringify(session.accounts))
      events.emit(
        'accountsChanged',
        session.accounts.map(({ address }) => address),
      )
  })

  /** @throws `login_needed` */
  const demand = async () => {
    const session = login.current(namespace) ?? (await login.resume(namespace))
    if (!session) throw new FoyerError('login_needed')
    return session
  }
  const switchTo: EmbeddedLogin['switchTo'] = async (target) => {
    await demand()
    if (!target) throw unknownChain()
    await login.switchTo(namespace, target).catch((error: unknown) => {
      throw FoyerError.is(error, 'chain_not_supported') || isRefusal(error) ? unknownChain() : error
    })
    return null
  }
  const leave = async () => {
    await login.leave(namespace)
    return null
  }
  const grant = async () => {
    await demand()
    return [{ parentCapability: family?.accounts }]
  }
  const local =
    family?.embedded?.({ demand, resume: () => login.resume(namespace), switchTo }) ?? {}

  return {
    on: events.on,
    removeListener: events.removeListener,
    takes: isFrameMethod,
    typeOf: (address) =>
      login
        .current(namespace)
        ?.accounts.find((account) => isSameAddress(namespace, account.address, address))?.type ??
      'eoa',
    async request(call) {
      // The login is the permission. Any other grant or revocation goes to the frame.
      if (isPermissionCall(call, family))
        return call.method === 'wallet_revokePermissions' ? leave() : grant()
      const own = Object.hasOwn(local, call.method) ? local[call.method] : undefined
      if (own) return own(call)
      const { caipNetworkId } = await demand()
      const answer = await requests
        .request(call, caipNetworkId, namespace)
        .catch((error: unknown) => {
          if (isRefusal(error, 'not_logged_in')) login.lose()
          throw error
        })
      return call.method === 'wallet_getCapabilities' ? withTier(client, answer) : answer
    },
  }
}

export declare namespace createEmbeddedProvider {
  type Parameters = {
    client: Client
    namespace: Namespace
    /** Absent for a chain family that core does not know: every request goes to the frame. */
    family: Family | undefined
    login: LoginSession
    accounts: EmbeddedAccounts
    requests: ReturnType<typeof createFrameRequests>
  }
}

function unknownChain() {
  return rpcError(chainUnrecognizedCode, new FoyerError('chain_not_supported').message)
}

/** Adds the tier of key recovery to the capabilities (EIP-5792), so that a page knows who could move the funds. */
function withTier({ store }: Client, answer: unknown): unknown {
  const { tier } = store.getState().embedded
  if (!tier || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const capabilities = Object.entries(answer).map(([chain, one]) => [
    chain,
    typeof one === 'object' ? { keyRecovery: { supported: true, tier }, ...one } : one,
  ])
  return Object.fromEntries(capabilities)
}
