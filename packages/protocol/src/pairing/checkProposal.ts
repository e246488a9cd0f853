import { chainForm, scopeForm } from '../caipForms.js'
import { namespaceErrors, type SessionError } from '../catalogue/pairing.js'

/** What is asked of a wallet in a chain family (`eip155`) or on one network (`eip155:1`). */
export type ProposedNamespace = {
  /** CAIP-2. May be left out where the key is a network. */
  readonly chains?: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

/** What is wrong with namespaces that are asked for: the first thing found, `undefined` when nothing is. */
export function checkProposal(namespaces: ProposedNamespaces): SessionError | undefined {
  for (const [name, { chains }] of Object.entries(namespaces)) {
    if (!scopeForm.test(name)) return namespaceErrors.key
    const fault = checkChains(name, chains)
    if (fault) return fault
  }
  return undefined
}

function checkChains(name: string, chains: readonly string[] | undefined) {
  if (name.includes(':') ? chains?.length === 0 : !chains?.length) {
    return namespaceErrors.chains_missing
  }
  if (chains?.some((id) => !chainForm.test(id))) return namespaceErrors.chain_malformed
  if (chains?.some((id) => !isWithin(id, name))) return namespaceErrors.chain_elsewhere
  return undefined
}

/** Whether a network or an account lies in a namespace, or is of the one network that it names. */
export function isWithin(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}:`)
}

/** The networks that a namespace asks for. */
export function chainsOf(name: string, { chains = [] }: ProposedNamespace): readonly string[] {
  return name.includes(':') ? [name] : chains
}
