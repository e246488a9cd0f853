import {
  type CaipNetworkId,
  disconnectedCode,
  FoyerError,
  isSameAddress,
  toWalletChainId,
} from '@foyer/protocol'
import type { Client } from '../../Client.js'
import type { PairingSession } from '../engine/PairingEngine.js'
import { addressesOf, chainsOf, methodsOf, namespacesOf } from './granted.js'

type Shown = {
  readonly chain: CaipNetworkId
  readonly accounts: readonly string[]
  readonly methods: string
}

/** The session in use, with the network and account in use of each chain family; `tell` is called with each change. */
export function createSessionView({ client, emit }: createSessionView.Parameters) {
  let session: PairingSession | undefined
  const chosen = new Map<string, CaipNetworkId>()
  const preferred = new Map<string, string>()

  const current = () => {
    if (client.signal.aborted) throw new FoyerError('sign_client_missing')
    if (!session) throw new FoyerError('not_connected')
    return session
  }
  /** The network in use: the one that page or wallet switched to, else the first granted one in the host's order. */
  const chainIn = (namespace: string): CaipNetworkId | undefined => {
    if (!session) return undefined
    const granted = chainsOf(session, namespace)
    const wishes = wishesOf(client, namespace)
    return chosen.get(namespace) ?? wishes.find((id) => granted.includes(id)) ?? granted[0]
  }
  /** A wallet on a network outside of its session has the same accounts there. */
  const addresses = (chain: CaipNetworkId): readonly string[] => {
    const namespace = namespaceOf(chain)
    const own = addressesOf(current(), chain)
    const others = chainsOf(current(), namespace).flatMap((id) => addressesOf(current(), id))
    const all = own.length > 0 ? own : [...new Set(others)]
    const first = preferred.get(namespace)
    return [...all].sort((a, b) => Number(b === first) - Number(a === first))
  }
  const look = () =>
    new Map(
      (session ? namespacesOf(session) : []).flatMap((namespace): [string, Shown][] => {
        const chain = chainIn(namespace)
        if (!session || !chain) return []
        const methods = methodsOf(session, namespace)
        return [[namespace, { chain, accounts: addresses(chain), methods }]]
      }),
    )
  /** Changes the state by `run`, and reports what is different after. */
  const change = (run: () => void) => {
    const before = client.signal.aborted ? new Map() : look()
    run()
    const after = client.signal.aborted ? new Map() : look()
    for (const namespace of new Set([...before.keys(), ...after.keys()]))
      compare(namespace, before.get(namespace), after.get(namespace))
  }
  const compare = (namespace: string, before: Shown | undefined, after: Shown | undefined) => {
    if (!after) return emit(namespace, 'disconnect', ended())
    const chainId = toWalletChainId(after.chain)
    if (!before) return emit(namespace, 'connect', { chainId })
    const hasMoved = before.chain !== after.chain
    if (hasMoved) emit(namespace, 'chainChanged', chainId)
    // What the accounts may be used for is theirs too.
    if (hasMoved || isOther(before, after)) emit(namespace, 'accountsChanged', after.accounts)
  }

  return {
    current,
    session: () => session,
    chainIn,
    addresses,
    accountsIn(namespace: string): readonly string[] {
      const chain = chainIn(namespace)
      return chain ? addresses(chain) : []
    },
    /** @throws `namespace_not_configured` */
    moveTo(chain: CaipNetworkId) {
      const namespace = namespaceOf(chain)
      if (!namespacesOf(current()).includes(namespace))
        throw new FoyerError('namespace_not_configured')
      change(() => chosen.set(namespace, chain))
    },
    /** Puts an account in front, when the session has it. */
    prefer(namespace: string, address: string) {
      const all = chainsOf(current(), namespace).flatMap((id) => addressesOf(current(), id))
      const found = all.find((one) => isSameAddress(namespace, one, address))
      if (found) change(() => preferred.set(namespace, found))
    },
    /** Another session, which begins anew, or the same with other contents. */
    set(next: PairingSession | undefined) {
      change(() => {
        const isSameSession = next !== undefined && next.topic === session?.topic
        session = next
        if (!isSameSession) {
          chosen.clear()
          preferred.clear()
        }
        for (const [namespace, chain] of chosen)
          if (next && !chainsOf(next, namespace).includes(chain)) chosen.delete(namespace)
      })
    },
  }
}

export declare namespace createSessionView {
  type Parameters = {
    client: Client
    emit(namespace: string, event: string, value: unknown): void
  }
}

function isOther(before: Shown, after: Shown): boolean {
  return before.accounts.join() !== after.accounts.join() || before.methods !== after.methods
}

function wishesOf({ options, store }: Client, namespace: string): readonly CaipNetworkId[] {
  const { networks, selected } = store.getState().network
  const { defaultChain } = options.universalProviderConfigOverride
  const inUse = Object.values(selected).filter((id) => id.startsWith(`${namespace}:`))
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return [
    ...inUse,
    ...(defaultChain ? [defaultChain as CaipNetworkId] : []),
    ...own.map(({ caipNetworkId }) => caipNetworkId),
  ]
}

function namespaceOf(chain: CaipNetworkId): string {
  return chain.slice(0, chain.indexOf(':'))
}

function ended() {
  return Object.assign(new Error('The session with the wallet has ended'), {
    code: disconnectedCode,
  })
}
