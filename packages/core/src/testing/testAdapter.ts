import { accountCases } from './accountCases.js'
import type { AdapterFixture } from './adapterFixture.js'
import { type AdapterTrial, adapterTrial } from './adapterTrial.js'
import { connectionCases } from './connectionCases.js'

export type AdapterCase = { readonly name: string; run(): Promise<void> }

/**
 * What every adapter must do, as named cases for whatever test runner:
 * `for (const { name, run } of testAdapter(fixture)) test(name, run)`.
 *
 * Each case gets a fixture of its own, with a wallet that really signs and networks that really answer. `except` names cases that are about
 * more than the adapter has: to name one that there is not is an error.
 */
export function testAdapter(
  fixture: () => Promise<AdapterFixture>,
  { except = [] }: testAdapter.Options = {},
): readonly AdapterCase[] {
  const cases: testAdapter.Cases = { ...connectionCases, ...accountCases }
  const unknown = except.find((name) => !Object.hasOwn(cases, name))
  if (unknown !== undefined) throw new Error(`There is no case “${unknown}”.`)
  const chosen = Object.entries(cases).filter(([name]) => !except.includes(name))
  return chosen.map(([name, run]) => ({
    name,
    run: async () => {
      const trial = adapterTrial(await fixture())
      try {
        const isFound = () => trial.reported.wallets.some(({ id }) => id === trial.connectorId)
        await trial.until(isFound, 'it reports the wallets it finds')
        await run(trial)
      } finally {
        trial.stop()
        trial.adapter.destroy()
        await trial.dispose()
      }
    },
  }))
}

export declare namespace testAdapter {
  type Options = { readonly except?: readonly string[] }
  /** Cases by name. A case fails by throwing. */
  type Cases = Readonly<Record<string, (trial: AdapterTrial) => Promise<void>>>
}
