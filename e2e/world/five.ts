import type { Visit } from './createVisit.js'
import type { Place } from './placeOfRun.js'
import { see } from './see.js'

const families = [
  { namespace: 'eip155', button: 'Connect Ethereum', wallet: 'Kestrel' },
  { namespace: 'solana', button: 'Connect Solana', wallet: 'Drumlin' },
  { namespace: 'bip122', button: 'Connect Bitcoin', wallet: 'Hummock' },
  { namespace: 'polkadot', button: 'Connect Polkadot', wallet: 'Tussock' },
  { namespace: 'cosmos', button: 'Connect Cosmos', wallet: 'Keplr' },
] as const

export type FiveFamily = (typeof families)[number]

const card = ({ page }: Visit, { namespace }: FiveFamily) =>
  page.locator('section', { has: page.getByTestId(`${namespace}-account`) })

/** The demo's page of five chain families, with a wallet of each. */
export const five = {
  families,
  card,

  /** Where the sandbox has no node of a chain family, its amounts are asked of a path that is not there. */
  options({ url, world: { bitcoin } }: Place) {
    const esploraUrl = bitcoin?.esploraUrl ?? `${new URL(url).origin}/no-node`
    const chain = bitcoin ? ('bitcoin:regtest' as const) : ('bitcoin:mainnet' as const)
    return {
      solana: true,
      families: {
        bitcoin: { networks: [{ chain, esploraUrl }] },
        polkadot: {},
        cosmos: { chains: [{ chainId: 'cosmoshub-4', prefix: 'cosmos' }] },
      } as const,
      forgive: /no-node|404/,
    }
  },

  /** Each connected by its own button, one after the other. */
  async connectAll(visit: Visit) {
    for (const family of families) {
      await card(visit, family).getByRole('button', { name: family.button }).click()
      // The first wallet opens the list, each further one asks before it leaves the family in use.
      const onward = visit.dialog.getByTestId('switch-active-chain')
      await visit.wallet(family.wallet).or(onward).first().waitFor()
      if (await onward.isVisible()) await onward.click()
      await visit.pick(family.wallet)
      await visit.modal.waitFor({ state: 'detached' })
      await see(visit.page.getByTestId(`${family.namespace}-wallet`), family.wallet)
    }
  },
}
