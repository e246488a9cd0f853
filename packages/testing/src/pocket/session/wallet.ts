import { accountsOn } from '../accounts/accountsOn.js'
import { familyOf } from '../accounts/pocketFamilies.js'
import type { Pocket } from '../Pocket.js'
import type { PocketChain } from '../PocketOptions.js'
import type { PocketChoice } from '../PocketWallet.js'

/** The networks the wallet knows, also those that pages had added. */
export function chainsOf({ options, store }: Pocket): readonly PocketChain[] {
  const own = options.chains.map(({ id }) => id)
  const added = Object.entries(store.get().added)
    .map(([id, rpcUrl]) => ({ id: `eip155:${id}`, rpcUrl }))
    .filter(({ id }) => !own.includes(id))
  return [...options.chains, ...added]
}

/** The positions of the accounts that a choice means, the selected account first. */
export function positionsOf({ accounts, store }: Pocket, choice: PocketChoice): readonly number[] {
  const { selected } = store.get()
  const chosen = choice.accounts ?? accounts.eip155.map((_, index) => index)
  return [...chosen].sort((a, b) => Number(b === selected) - Number(a === selected))
}

/** The accounts that a choice means, on a network of any of the wallet's families, as CAIP-10 names them. */
export function namesOn(pocket: Pocket, choice: PocketChoice, id: string): readonly string[] {
  const family = familyOf(id)
  const chain = chainsOf(pocket).find((one) => one.id === id) ?? { id }
  const all = family ? accountsOn(pocket, family, chain) : []
  return positionsOf(pocket, choice).flatMap((index) => all[index]?.name ?? [])
}
