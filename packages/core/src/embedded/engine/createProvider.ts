import {
  type CaipNetworkId,
  chainUnrecognizedCode,
  FoyerError,
  type Namespace,
  parseCaipNetworkId,
  readChainId,
  toHexChainId,
} from '@foyer/protocol'
import type { EmbeddedProvider, WalletSession } from '../../adapter.js'
import type { Client } from '../../client.js'
import type { LoginSession } from '../../embedded.js'
import { createEvents } from '../../pairing/provider/createEvents.js'
import type { Accounts } from './createAccounts.js'
import type { createRequests } from './createRequests.js'
import { isSame } from './readUser.js'
import { isRefusal, rpcError } from './toFailure.js'

type Call = { readonly method: string; readonly params?: unknown }

/** The embedded wallet of one chain family: what it knows it answers itself, the rest goes to the frame. */
export function createProvider(parameters: createProvider.Parameters): EmbeddedProvider {
  const { client, namespace, login, accounts, requests } = parameters
  const events = createEvents()

  accounts.watch(namespace, (session, before) => {
    if (!session) return events.emit('disconnect', rpcError(4900, 'Nobody is logged in'))
    if (before.caipNetworkId !== session.caipNetworkId)
      events.emit('chainChanged', chainIdOf(session.caipNetworkId))
    if (JSON.stringify(before.accounts) !== JSON.stringify(session.accounts))
      events.emit('accountsChanged', addressesOf(session))
  })

  /** @throws `login_needed` */
  const demand = async () => {
    const session = login.current(namespace) ?? (await login.resume(namespace))
    if (!session) throw new FoyerError('login_needed')
    return session
  }
  const switchTo = async ({ params }: Call) => {
    await demand()
    const target = targetOf(namespace, params)
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
    return permissions
  }

  const local: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
    eth_requestAccounts: async () => addressesOf(await demand()),
    solana_requestAccounts: async () => solanaAccounts(await demand()),
    solana_getAccounts: async () => solanaAccounts(await demand()),
    async eth_accounts() {
      const session = await login.resume(namespace)
      return session ? addressesOf(session) : []
    },
    eth_chainId: async () => chainIdOf((await demand()).caipNetworkId),
    net_version: async () => parseCaipNetworkId((await demand()).caipNetworkId).chainId,
    wallet_switchEthereumChain: switchTo,
    wallet_addEthereumChain: switchTo,
    async wallet_getPermissions() {
      const session = await login.resume(namespace)
      return session ? permissions : []
    },
  }

  return {
    on: events.on,
    removeListener: events.removeListener,
    typeOf: (address) =>
      login
        .current(namespace)
        ?.accounts.find((account) => isSame(namespace, account.address, address))?.type ?? 'eoa',
    async request(call) {
      // The login is the permission. What else a page grants or revokes by these names is the frame's to ask.
      if (isAccountPermission(call))
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

export declare namespace createProvider {
  type Parameters = {
    client: Client
    namespace: Namespace
    login: LoginSession
    accounts: Accounts
    requests: ReturnType<typeof createRequests>
  }
}

const permissions = [{ parentCapability: 'eth_accounts' }]

/** EIP-2255, by which a page is given the accounts and gives them back. */
function isAccountPermission({ method, params }: Call): boolean {
  return (
    ['wallet_requestPermissions', 'wallet_revokePermissions'].includes(method) &&
    Array.isArray(params) &&
    Object.hasOwn(Object(params[0]), 'eth_accounts')
  )
}

function addressesOf({ accounts }: WalletSession): string[] {
  return accounts.map(({ address }) => address)
}

function solanaAccounts({ accounts }: WalletSession) {
  return accounts.map(({ address }) => ({ pubkey: address }))
}

function chainIdOf(network: CaipNetworkId): string {
  return network.startsWith('eip155:') ? toHexChainId(network) : network
}

/** EIP-3326: where the page wants to go. */
function targetOf(namespace: Namespace, params: unknown): CaipNetworkId | undefined {
  const [{ chainId } = {}] = (Array.isArray(params) ? params : []) as { chainId?: unknown }[]
  if (namespace !== 'eip155') return undefined
  const id = readChainId(chainId)
  return id === undefined ? undefined : `eip155:${id}`
}

function unknownChain() {
  return rpcError(chainUnrecognizedCode, new FoyerError('chain_not_supported').message)
}

/** EIP-5792: a page may know who could move the funds. */
function withTier({ store }: Client, answer: unknown): unknown {
  const { tier } = store.getState().embedded
  if (!tier || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const told = Object.entries(answer).map(([chain, one]) => [
    chain,
    typeof one === 'object' ? { keyRecovery: { supported: true, tier }, ...one } : one,
  ])
  return Object.fromEntries(told)
}
