import {
  allNetworksPeerName,
  type CaipNetworkId,
  deprecatedNetworkIds,
  type Namespace,
} from '@foyer/protocol'
import type { GrantedNamespace, PairingSession } from '../engine/PairingEngine.js'

const current = new Map(
  Object.entries(deprecatedNetworkIds).map(([id, deprecated]) => [deprecated, id as CaipNetworkId]),
)

/** What a session grants in a chain family: `eip155` and each `eip155:1` of it. */
function parts({ namespaces }: PairingSession, namespace: string) {
  return Object.entries(namespaces).filter(
    ([key]) => key === namespace || key.startsWith(`${namespace}:`),
  )
}

/** The chain families of a session. */
export function namespacesOf({ namespaces }: PairingSession): readonly string[] {
  return [...new Set(Object.keys(namespaces).map((key) => key.split(':')[0] ?? key))]
}

/** The networks granted in a chain family, under their present ids, each once. */
export function chainsOf(session: PairingSession, namespace: string): readonly CaipNetworkId[] {
  return [...new Set(wireChains(session, namespace).map((id) => current.get(id) ?? id))]
}

function wireChains(session: PairingSession, namespace: string): readonly CaipNetworkId[] {
  return parts(session, namespace).flatMap(([key, { accounts, chains = [] }]) => [
    ...accounts.map(chainOf),
    ...(key.includes(':') ? [key as CaipNetworkId] : chains),
  ])
}

/** The id under which the wallet knows a network. */
export function wireId(session: PairingSession, id: CaipNetworkId): CaipNetworkId {
  const known = wireChains(session, id.split(':')[0] ?? '')
  const deprecated = deprecatedNetworkIds[id]
  return deprecated && !known.includes(id) && known.includes(deprecated) ? deprecated : id
}

/** The addresses granted on a network, each once; of one granted without an account of its own those of its family. */
export function addressesOf(session: PairingSession, id: CaipNetworkId): readonly string[] {
  const wire = wireId(session, id)
  const [namespace = ''] = id.split(':')
  const all = parts(session, namespace).flatMap(([, { accounts }]) => accounts)
  const own = all.filter((account) => chainOf(account) === wire)
  const found = own.length > 0 ? own : chainsOf(session, namespace).includes(id) ? all : []
  return [...new Set(found.map((account) => account.split(':')[2] ?? ''))]
}

/** Whether the wallet takes a call on a network. */
export function takes(session: PairingSession, id: CaipNetworkId, method: string): boolean {
  const [namespace = ''] = id.split(':')
  const wire = wireId(session, id)
  return parts(session, namespace).some(
    ([key, part]) => part.methods.includes(method) && covers(key, part, wire),
  )
}

/** Whether the wallet takes a request on any network of a chain family. */
export function allows(session: PairingSession, namespace: string, method: string): boolean {
  return parts(session, namespace).some(([, part]) => part.methods.includes(method))
}

/** The requests that the wallet takes in a chain family, as one text to compare. */
export function methodsOf(session: PairingSession, namespace: string): string {
  return parts(session, namespace)
    .flatMap(([, { methods }]) => methods)
    .join()
}

function covers(key: string, { accounts, chains = [] }: GrantedNamespace, id: CaipNetworkId) {
  return key === id || chains.includes(id) || accounts.some((account) => chainOf(account) === id)
}

/** The networks to which the wallet goes; `undefined` when it goes to any. */
export function approvedOf(
  session: PairingSession,
  namespace: Namespace,
): readonly CaipNetworkId[] | undefined {
  return session.peer.name === allNetworksPeerName ? undefined : chainsOf(session, namespace)
}

function chainOf(account: string): CaipNetworkId {
  return account.split(':').slice(0, 2).join(':') as CaipNetworkId
}
