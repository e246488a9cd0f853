import type { InstalledWallets } from '../install.js'

/** The part of a Playwright `Page` that is used. */
export type EvaluatePage = {
  evaluate<value, argument>(run: (argument: argument) => value, argument: argument): Promise<value>
}

/** By which function of `window.__foyerWallets` a wallet is found, and its name. */
export type WalletPlace = {
  readonly get: 'get' | 'getSolana' | 'getBitcoin' | 'getPolkadot' | 'getCosmos'
  readonly name: string
}

/** A wallet's handle in a page: its methods as functions of the test's process, and what its other members are. Both travel as JSON. */
export function driveHandle<verb extends string>(
  page: EvaluatePage,
  place: WalletPlace,
  verbs: readonly verb[],
) {
  const act =
    (verb: verb) =>
    (...values: readonly unknown[]) =>
      page.evaluate(perform, { ...place, verb, values })
  return {
    acts: Object.fromEntries(verbs.map((verb) => [verb, act(verb)])) as {
      readonly [name in verb]: ReturnType<typeof act>
    },
    look: (what: string) => page.evaluate(look, { ...place, what }),
  }
}

type Scope = { __foyerWallets: InstalledWallets }
type Members = Readonly<Record<string, unknown>>

// These two run in the page: they may use nothing but their argument and globals.
function perform({
  get,
  name,
  verb,
  values,
}: WalletPlace & { verb: string; values: readonly unknown[] }): void {
  const wallet: object = (globalThis as unknown as Scope).__foyerWallets[get](name)
  ;((wallet as Members)[verb] as (...values: readonly unknown[]) => void)(...values)
}

function look({ get, name, what }: WalletPlace & { what: string }): unknown {
  const wallet: object = (globalThis as unknown as Scope).__foyerWallets[get](name)
  return JSON.parse(JSON.stringify((wallet as Members)[what]))
}
