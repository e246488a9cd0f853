import { type PairingParams, type SessionError, sessionErrors } from '@foyer/protocol/pairing'
import { familyOf, pocketFamilies } from '../accounts/pocketFamilies.js'
import type { PocketProposed } from '../PocketWallet.js'
import type { PocketNamespace } from './PocketSession.js'

type Proposed = Pick<
  PairingParams<'wc_sessionPropose'>,
  'requiredNamespaces' | 'optionalNamespaces'
>

/** What a page requests, in one list. A key that is a network needs no list of networks. */
export function listProposed({
  requiredNamespaces,
  optionalNamespaces,
}: Proposed): PocketProposed[] {
  const list = (namespaces: Proposed['optionalNamespaces'], required: boolean) =>
    Object.entries(namespaces).map(([key, { chains, methods, events }]) => ({
      key,
      required,
      chains: key.includes(':') ? [key] : (chains ?? []),
      methods,
      events,
    }))
  return [...list(requiredNamespaces, true), ...list(optionalNamespaces, false)]
}

/** What sessions are told by themselves. */
const supportedEvents: readonly string[] = ['chainChanged', 'accountsChanged']

/** The requested networks that the wallet knows, each once. */
export function grantableChains(
  proposed: readonly PocketProposed[],
  known: readonly string[],
): readonly string[] {
  const wanted = new Set(proposed.flatMap(({ chains }) => chains))
  return [...wanted].filter((id) => known.includes(id))
}

/** Why a proposal cannot be approved, whatever the user answers. */
export function refusalOf(
  proposed: readonly PocketProposed[],
  known: readonly string[],
): SessionError | undefined {
  for (const { key, required, chains, methods, events } of proposed) {
    if (!required) continue
    const family = familyOf(`${key}:`)
    if (!family) return sessionErrors.unsupported_namespace_key
    if (chains.some((id) => !known.includes(id))) return sessionErrors.unsupported_chains
    if (methods.some((method) => !pocketFamilies[family].methods.includes(method)))
      return sessionErrors.unsupported_methods
    if (events.some((event) => !isSupportedEvent(event))) return sessionErrors.unsupported_events
  }
  return grantableChains(proposed, known).length > 0 ? undefined : sessionErrors.unsupported_chains
}

const isSupportedEvent = (event: string) => supportedEvents.includes(event)

/** The grants of a session: on the chosen networks, what was requested and the wallet supports. */
export function grant(
  proposed: readonly PocketProposed[],
  { chains, accounts }: grant.Choice,
): Readonly<Record<string, PocketNamespace>> {
  const families = [...new Set(chains.map(familyOf))].filter((family) => family !== undefined)
  return Object.fromEntries(
    families.map((family) => {
      const own = proposed.filter(({ key }) => familyOf(`${key}:`) === family)
      const methods = new Set(own.flatMap((one) => one.methods))
      const events = new Set(own.flatMap((one) => one.events))
      const granted = chains.filter((id) => familyOf(id) === family)
      return [
        family,
        {
          chains: granted,
          accounts: granted.flatMap(accounts),
          methods: [...methods].filter((method) => pocketFamilies[family].methods.includes(method)),
          events: [...events].filter(isSupportedEvent),
        },
      ]
    }),
  )
}

export declare namespace grant {
  type Choice = {
    chains: readonly string[]
    /** Of a network, as CAIP-10 names them; the selected one first. */
    accounts(chain: string): readonly string[]
  }
}
