import { type CaipNetworkId, isCaipNetworkId, isNamespace, type Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import { type Check, fields, flag, is, listOf, maybe, object } from './checks.js'
import type { AccountChoice } from './connection/keepChoice.js'
import type { LinkedWallet } from './pairing/state.js'
import type { RecentWallet } from './wallets/state.js'

/** Everything that is remembered. */
type Table = {
  /** Which wallet serves which namespace, the latest first, and by which of its accounts where the user chose one. */
  connected: { namespace: Namespace; connectorId: string; choice?: AccountChoice | undefined }[]
  /** The namespace in use. */
  active: Namespace
  /** The network chosen in each namespace, which counts where it is one of the page's. */
  networks: Partial<Record<Namespace, unknown>>
  /** Wallets lately used, newest first. */
  recent: RecentWallet[]
  /** Whether amounts are shown as dots. */
  hideAmounts: boolean
  /**
   * Until when the relay may hold a wallet's answer to the last URI, the first proposal that is still on offer (their ids grow with time), and the app that was
   * opened: a phone may have discarded the page when the user comes back.
   */
  pairing: { until: number; from: number; linked?: LinkedWallet | undefined }
  /** The login to the embedded wallet, and the network last used. Forgotten with the login. */
  login: {
    provider: string
    email?: string | undefined
    userName?: string | undefined
    network?: CaipNetworkId | undefined
  }
  /**
   * A social login for which this page was left: the state that the returning address holds, the address of the login, until when,
   * and the place within the page.
   */
  social: {
    provider: string
    state: string
    uri: string
    until: number
    hash?: string | undefined
  }
  /** When a code was last sent, milliseconds since the epoch; until it led to a login. */
  emailRequestedAt: number
  /** EVM networks with smart accounts, by number. */
  smartAccounts: number[]
  /** The kind of account that the user chose for EVM networks. */
  accountType: 'eoa' | 'smartAccount'
  /** Goes up by one with each session that begins or ends: other tabs see it. */
  signIn: number
}

/** The queries whose data outlives the page, and the key in local storage of each kind. */
export const persistedKinds = {
  balance: 'balances',
  balances: 'tokens',
  identity: 'identities',
} as const

export type PersistedKind = keyof typeof persistedKinds

export type RememberedKey = keyof Table
export type Remembered<key extends RememberedKey> = Table[key]

/** What is not as it should be is absent: no message says why. */
const holds = (test: (value: never) => boolean): Check => is('', test)

const namespace = holds(isNamespace)
const text = holds((value: unknown) => typeof value === 'string' && value.length <= 4096)
const picture = holds(
  (value: unknown) => typeof value === 'string' && value.startsWith('data:image/'),
)

const caipId = holds(isCaipNetworkId)
const whole = holds(Number.isSafeInteger)

/**
 * The shape of each; in brackets that of a list's entries, of which one that has another shape takes no other with it. By the checks of options, which are
 * here before: this is read before the first wallet is shown, and would be all that needs a validator so early.
 */
const shapes: { readonly [key in RememberedKey]: Check | readonly [entry: Check] } = {
  connected: [fields({ namespace, connectorId: text, choice: maybe(listOf(text)) })],
  active: namespace,
  networks: object,
  recent: [fields({ id: text, name: text, rdns: maybe(text), imageUrl: maybe(picture) })],
  hideAmounts: flag,
  pairing: fields({
    until: whole,
    from: whole,
    linked: maybe(fields({ name: text, href: text, id: maybe(text) })),
  }),
  login: fields({
    provider: text,
    email: maybe(text),
    userName: maybe(text),
    network: maybe(caipId),
  }),
  social: fields({ provider: text, state: text, uri: text, until: whole, hash: maybe(text) }),
  emailRequestedAt: whole,
  smartAccounts: [whole],
  accountType: holds((value) => value === 'eoa' || value === 'smartAccount'),
  signIn: whole,
}

/** What is remembered under this key, if it has the shape it should have. What has not, is absent, of a list entry by entry. */
export function recall<key extends RememberedKey>(
  { storage }: Pick<Client, 'storage'>,
  key: key,
): Remembered<key> | undefined {
  const value = readJson(storage.get(key))
  const shape = shapes[key]
  if (typeof shape === 'function')
    return shape(value) === undefined ? (value as Remembered<key>) : undefined
  return Array.isArray(value)
    ? (value.filter((one) => shape[0](one) === undefined) as Remembered<key>)
    : undefined
}

/** Remembers; `undefined` forgets. */
export function remember<key extends RememberedKey>(
  { storage }: Pick<Client, 'storage'>,
  key: key,
  value: Remembered<key> | undefined,
): void {
  if (value === undefined) storage.remove(key)
  else storage.set(key, JSON.stringify(value))
}

function readJson(kept: string | undefined): unknown {
  // What throws costs a phone a millisecond, before the first wallet is shown.
  if (kept === undefined) return undefined
  try {
    return JSON.parse(kept)
  } catch {
    return undefined
  }
}
