import type { InstalledWallets } from '../install.js'
import type { SolanaWalletHandle } from '../solana/SolanaWalletHandle.js'
import type { EvaluatePage } from './driveWallet.js'

const verbs = [
  'approve',
  'reject',
  'hold',
  'fail',
  'release',
  'decide',
  'lock',
  'unlock',
  'selectAccount',
  'revoke',
  'allow',
  'destroy',
] as const

type Verb = (typeof verbs)[number]

/** The handle of a wallet of Solana in a page, from the test's process. Arguments travel as JSON. */
export type SolanaWalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<SolanaWalletHandle[verb]>) => Promise<void>
} & {
  state(): Promise<SolanaWalletHandle['state']>
  addresses(): Promise<readonly string[]>
  /** The features that the page called, in order. */
  calls(): Promise<readonly string[]>
}

/** Plays the user of one wallet of Solana of a page. */
export function driveSolanaWallet(page: EvaluatePage, name: string): SolanaWalletDriver {
  const act =
    (verb: Verb) =>
    (...values: readonly unknown[]) =>
      page.evaluate(perform, { name, verb, values })
  return {
    ...(Object.fromEntries(verbs.map((verb) => [verb, act(verb)])) as Pick<
      SolanaWalletDriver,
      Verb
    >),
    state: async () => (await page.evaluate(look, name)).state,
    addresses: async () => (await page.evaluate(look, name)).addresses,
    calls: async () => (await page.evaluate(look, name)).calls,
  }
}

// What follows runs in the page: it may use nothing but its argument and globals.
function perform({ name, verb, values }: { name: string; verb: Verb; values: readonly unknown[] }) {
  const { __foyerWallets } = globalThis as unknown as { __foyerWallets: InstalledWallets }
  const wallet = __foyerWallets.getSolana(name)
  ;(wallet[verb] as (...values: readonly unknown[]) => void)(...values)
}

function look(name: string) {
  const { __foyerWallets } = globalThis as unknown as { __foyerWallets: InstalledWallets }
  const { state, addresses, requests } = __foyerWallets.getSolana(name)
  return { state, addresses, calls: requests.map(({ method }) => method) }
}
