import type { InstalledWallets } from '../install.js'
import type { WalletHandle } from '../wallet/WalletHandle.js'
import type { WalletRequest } from '../wallet/WalletOptions.js'

/** The part of a Playwright `Page` that is used. */
export type EvaluatePage = {
  evaluate<value, argument>(run: (argument: argument) => value, argument: argument): Promise<value>
}

type Verb =
  | 'approve'
  | 'reject'
  | 'hold'
  | 'fail'
  | 'release'
  | 'decide'
  | 'lock'
  | 'unlock'
  | 'switchChain'
  | 'forgetChain'
  | 'selectAccount'
  | 'revoke'
  | 'emit'
  | 'destroy'

/** The handle of a wallet in a page, from the test's process. Arguments travel as JSON. */
export type WalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<WalletHandle[verb]>) => Promise<void>
} & {
  requests(): Promise<readonly WalletRequest[]>
  open(): Promise<readonly WalletRequest[]>
  state(): Promise<WalletHandle['state']>
  addresses(): Promise<WalletHandle['addresses']>
}

const verbs: readonly Verb[] = [
  'approve',
  'reject',
  'hold',
  'fail',
  'release',
  'decide',
  'lock',
  'unlock',
  'switchChain',
  'forgetChain',
  'selectAccount',
  'revoke',
  'emit',
  'destroy',
]

/**
 * Plays the user of one wallet of a page.
 *
 *     const kestrel = driveWallet(page, 'Kestrel')
 *     await kestrel.reject('personal_sign')
 */
export function driveWallet(page: EvaluatePage, name: string): WalletDriver {
  const act =
    (verb: Verb) =>
    (...values: readonly unknown[]) =>
      page.evaluate(perform, { name, verb, values })
  return {
    ...(Object.fromEntries(verbs.map((verb) => [verb, act(verb)])) as Pick<WalletDriver, Verb>),
    requests: () => page.evaluate(look, { name, what: 'requests' as const }),
    open: () => page.evaluate(look, { name, what: 'open' as const }),
    state: () => page.evaluate(look, { name, what: 'state' as const }),
    addresses: () => page.evaluate(look, { name, what: 'addresses' as const }),
  } as WalletDriver
}

type Scope = { __foyerWallets: InstalledWallets }

// These two run in the page: they may use nothing but their argument and globals.
function perform({ name, verb, values }: { name: string; verb: Verb; values: readonly unknown[] }) {
  const wallet = (globalThis as unknown as Scope).__foyerWallets.get(name)
  ;(wallet[verb] as (...values: readonly unknown[]) => void)(...values)
}

function look({ name, what }: { name: string; what: 'requests' | 'open' | 'state' | 'addresses' }) {
  const value = (globalThis as unknown as Scope).__foyerWallets.get(name)[what]
  return JSON.parse(JSON.stringify(value)) as unknown
}
