import { accountForm, chainForm, scopeForm } from '../caipForms.js'
import { namespaceErrors, type SessionError } from '../catalogue/pairing.js'
import {
  chainsOf,
  isWithin,
  type ProposedNamespace,
  type ProposedNamespaces,
} from './checkProposal.js'

/** What a wallet grants in a chain family (`eip155`) or on one network (`eip155:1`). */
export type SessionNamespace = {
  readonly chains?: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type SessionNamespaces = Readonly<Record<string, SessionNamespace>>

/**
 * What is wrong with what a wallet grants, measured by what was asked: the first thing found, `undefined`
 * when nothing is. More than was asked is no fault; nothing of what was asked is one.
 */
export function checkSession(
  namespaces: SessionNamespaces,
  { namespaces: proposed, required = {} }: checkSession.Proposed,
): SessionError | undefined {
  for (const [name, { accounts, chains }] of Object.entries(namespaces)) {
    const fault = scopeForm.test(name) ? checkAccounts(name, accounts) : namespaceErrors.key
    if (fault) return fault
    // Networks without an account of their own are granted as well.
    if (chains?.some((id) => !chainForm.test(id))) return namespaceErrors.chain_malformed
  }
  if (!isAnswer(namespaces, proposed)) return namespaceErrors.namespace_missing
  for (const [name, namespace] of Object.entries(required)) {
    const fault = checkRequired(namespaces, name, namespace)
    if (fault) return fault
  }
  return undefined
}

export declare namespace checkSession {
  type Proposed = {
    readonly namespaces: ProposedNamespaces
    /** What must be granted in full. Default: an account in one of the namespaces asked for. */
    readonly required?: ProposedNamespaces | undefined
  }
}

/**
 * What a session grants on a network, over all its namespaces. Without an account it is nothing, whatever
 * methods are listed.
 */
export function grantOf(namespaces: SessionNamespaces, chainId: string): grantOf.Grant {
  const accounts = new Set<string>()
  const methods = new Set<string>()
  const events = new Set<string>()
  for (const namespace of Object.values(namespaces)) {
    const here = namespace.accounts.filter((id) => isWithin(id, chainId))
    if (here.length === 0) continue
    for (const id of here) accounts.add(id)
    for (const name of namespace.methods) methods.add(name)
    for (const name of namespace.events) events.add(name)
  }
  return { accounts, methods, events }
}

export declare namespace grantOf {
  type Grant = {
    /** CAIP-10. */
    readonly accounts: ReadonlySet<string>
    readonly methods: ReadonlySet<string>
    readonly events: ReadonlySet<string>
  }
}

function checkAccounts(name: string, accounts: readonly string[]) {
  if (accounts.length === 0) return namespaceErrors.accounts_missing
  if (accounts.some((id) => !accountForm.test(id))) return namespaceErrors.account_malformed
  if (accounts.some((id) => !isWithin(id, name))) return namespaceErrors.account_elsewhere
  return undefined
}

/** Whether an account is granted in one of the chain families asked for; when none is named, in any. */
function isAnswer(namespaces: SessionNamespaces, proposed: ProposedNamespaces): boolean {
  const families = Object.keys(proposed).map(familyOf)
  const granted = Object.keys(namespaces).map(familyOf)
  return families.length === 0
    ? granted.length > 0
    : granted.some((family) => families.includes(family))
}

function checkRequired(
  namespaces: SessionNamespaces,
  name: string,
  namespace: ProposedNamespace,
): SessionError | undefined {
  if (!Object.keys(namespaces).some((granted) => familyOf(granted) === familyOf(name))) {
    return namespaceErrors.namespace_missing
  }
  for (const chainId of chainsOf(name, namespace)) {
    const { accounts, methods, events } = grantOf(namespaces, chainId)
    if (accounts.size === 0) return namespaceErrors.chain_without_account
    if (!namespace.methods.every((method) => methods.has(method))) {
      return namespaceErrors.method_missing
    }
    if (!namespace.events.every((event) => events.has(event))) return namespaceErrors.event_missing
  }
  return undefined
}

function familyOf(name: string): string {
  return name.split(':', 1)[0] ?? name
}
