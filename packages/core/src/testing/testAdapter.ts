import { accountCases } from './accountCases.js'
import type { AdapterFixture } from './adapterFixture.js'
import { type AdapterTrial, adapterTrial } from './adapterTrial.js'
import { connectionCases } from './connectionCases.js'

export type AdapterCase = { readonly name: string; run(): Promise<void> }

/**
 * What every adapter must do, as named cases for whatever test runner:
 * `for (const { name, run } of testAdapter(fixture)) test(name, run)`.
 *
 * Each case gets a fixture of its own, with a wallet that really signs and networks that really answer.
 */
export function testAdapter(fixture: () => Promise<AdapterFixture>): readonly AdapterCase[] {
  return Object.entries({ ...connectionCases, ...accountCases }).map(([name, run]) => ({
    name,
    run: async () => {
      const trial = adapterTrial(await fixture())
      try {
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
  /** Cases by name. A case fails by throwing. */
  type Cases = Readonly<Record<string, (trial: AdapterTrial) => Promise<void>>>
}
