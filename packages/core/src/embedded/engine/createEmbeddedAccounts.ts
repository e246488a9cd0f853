import {
  type CaipNetworkId,
  FoyerError,
  isAddress,
  isSameAddress,
  type Namespace,
} from '@foyer/protocol'
import { toFrameChainId } from '@foyer/protocol/frame'
import type { Client } from '../../Client.js'
import type { RequestFrame } from '../../embedded.js'
import { findNetwork } from '../../network/state.js'
import { recall, remember } from '../../remembered.js'
import type { Account, WalletSession } from '../../WalletSession.js'
import { mainFamily } from '../mainFamily.js'
import { readUser, toCaipNetworkId } from './readUser.js'
import { setEmbedded } from './setEmbedded.js'

type Kind = 'eoa' | 'smartAccount'
type Listener = (session: WalletSession | undefined, before: WalletSession) => void

export type EmbeddedAccounts = ReturnType<typeof createEmbeddedAccounts>

/** The accounts of the login, by chain family. `watch` reports changes of those in use. */
export function createEmbeddedAccounts(client: Client, requestFrame: RequestFrame) {
  const { store } = client
  const sessions = new Map<Namespace, WalletSession>()
  const listeners = new Map<Namespace, Set<Listener>>()
  const turns = new Map<Namespace, AbortController>()

  const put = (namespace: Namespace, session: WalletSession) => {
    const before = sessions.get(namespace)
    sessions.set(namespace, session)
    const login = recall(client, 'login')
    if (login && namespace === mainFamily)
      remember(client, 'login', { ...login, network: session.caipNetworkId })
    if (before && JSON.stringify(before) !== JSON.stringify(session))
      notifyListeners(namespace, session, before)
    return session
  }
  const notifyListeners = (namespace: Namespace, ...change: Parameters<Listener>) => {
    for (const listener of [...(listeners.get(namespace) ?? [])]) listener(...change)
  }
  const wanted = (namespace: Namespace): Kind => {
    const type = store.getState().account.preferredTypes[namespace]
    return namespace === mainFamily && type === 'smartAccount' ? 'smartAccount' : 'eoa'
  }
  const setWanted = (type: Kind) => {
    remember(client, 'accountType', type)
    store.setState(({ account }) => ({
      account: { ...account, preferredTypes: { ...account.preferredTypes, [mainFamily]: type } },
    }))
  }

  /** Ends what is still requested of the chain family: its answer would be of the network, or of the login, before. */
  const endTurn = (namespace: Namespace) =>
    turns.get(namespace)?.abort(new FoyerError('request_aborted'))
  const beginTurn = (namespace: Namespace) => {
    endTurn(namespace)
    const turn = new AbortController()
    turns.set(namespace, turn)
    return turn.signal
  }

  /** Which kind is a wish: where the frame cannot give a smart account, it is the plain one. */
  const getUser = async (namespace: Namespace, network: CaipNetworkId, given?: AbortSignal) => {
    const chainId = toFrameChainId(network)
    const turn = beginTurn(namespace)
    const signal = given ? AbortSignal.any([given, turn]) : turn
    const get = (preferredAccountType: Kind) =>
      requestFrame('GET_USER', { chainId, preferredAccountType }, { signal })
    const wish = wanted(namespace)
    const reply = await get(wish).catch(async (error: unknown) => {
      if (wish === 'eoa' || !isAboutAccounts(error)) throw error
      const plain = await get('eoa')
      setWanted('eoa')
      return plain
    })
    signal.throwIfAborted()
    const { email, userName, tier } = reply
    setEmbedded(client, {
      ...(email && { email }),
      ...(userName && { userName }),
      ...(tier && { tier }),
    })
    return put(namespace, readUser(reply, { namespace, wanted: wanted(namespace) }))
  }

  /** The network to begin on: the one chosen, else the one last used, if the page has it. */
  const startingNetwork = (namespace: Namespace): CaipNetworkId => {
    const { network } = store.getState()
    const remembered = namespace === mainFamily ? recall(client, 'login')?.network : undefined
    const found =
      findNetwork(network, sessions.get(namespace)?.caipNetworkId) ??
      findNetwork(network, network.selected[namespace]) ??
      findNetwork(network, remembered) ??
      network.networks.find(({ chainNamespace }) => chainNamespace === namespace)
    if (!found) throw new FoyerError('chain_not_configured')
    return found.caipNetworkId
  }

  return {
    current: (namespace: Namespace) => sessions.get(namespace),
    get: async (namespace: Namespace, signal?: AbortSignal) =>
      getUser(namespace, startingNetwork(namespace), signal),
    async switchTo(namespace: Namespace, network: CaipNetworkId) {
      if (!findNetwork(store.getState().network, network))
        throw new FoyerError('chain_not_supported')
      const { chainId } = await requestFrame('SWITCH_NETWORK', { chainId: toFrameChainId(network) })
      if (toCaipNetworkId(namespace, chainId) !== network)
        throw new FoyerError('chain_not_supported')
      const before = sessions.get(namespace)
      if (!before) return
      put(namespace, { ...before, caipNetworkId: network })
      // On another network the smart account may not be there, or be another one.
      await getUser(namespace, network).catch(() => {})
    },
    async prefer(type: Kind): Promise<Kind> {
      const before = sessions.get(mainFamily)
      if (!before) throw new FoyerError('connector_not_connected')
      const reply = await requestFrame('SET_PREFERRED_ACCOUNT', { type }).catch(
        (error: unknown) => {
          if (isAboutAccounts(error)) return undefined
          throw error
        },
      )
      // Where there is no such account, the plain one is used.
      const plain = before.accounts.find((account) => account.type === 'eoa')
      const used = reply ?? (plain && { type: 'eoa' as const, address: plain.address })
      setWanted(used?.type ?? 'eoa')
      if (!used) return 'eoa'
      // Some frames answer for the chain family of the request before.
      if (isAddress(mainFamily, used.address)) put(mainFamily, withFirst(before, used))
      else await getUser(mainFamily, before.caipNetworkId)
      return used.type
    },
    /** Drops the session of this chain family. */
    drop(namespace: Namespace) {
      endTurn(namespace)
      sessions.delete(namespace)
    },
    /** Drops the sessions of all chain families; with `tells` their listeners are called. */
    clear(notifies: boolean) {
      const lost = [...sessions]
      for (const namespace of turns.keys()) endTurn(namespace)
      sessions.clear()
      for (const [namespace, session] of notifies ? lost : [])
        notifyListeners(namespace, undefined, session)
    },
    watch(namespace: Namespace, listener: Listener) {
      const set = listeners.get(namespace) ?? new Set()
      listeners.set(namespace, set.add(listener))
    },
  }
}

/** Whether another kind of account may work where this one did not. */
function isAboutAccounts(error: unknown): boolean {
  if (FoyerError.is(error, 'frame_refused'))
    return (error as FoyerError<'frame_refused'>).data.reason === undefined
  return FoyerError.is(error, 'frame_failed')
}

function withFirst(
  session: WalletSession,
  { address, type }: Pick<Account, 'address' | 'type'>,
): WalletSession {
  const others = session.accounts.filter((one) => !isSameAddress(mainFamily, one.address, address))
  return { ...session, accounts: [{ address, type }, ...others] }
}
