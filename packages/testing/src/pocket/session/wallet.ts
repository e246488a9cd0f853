import type { PocketFamily } from '../accounts/createPocketAccounts.js'
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

/** The addresses that a choice means, the selected account first. */
export function addressesOf(
  { accounts, store }: Pocket,
  { accounts: chosen }: PocketChoice,
): Readonly<Record<PocketFamily, readonly string[]>> {
  const { selected } = store.get()
  const pick = (all: readonly { address: string }[]) => {
    const indices = chosen ?? all.map((_, index) => index)
    const ordered = [...indices].sort((a, b) => Number(b === selected) - Number(a === selected))
    return ordered.flatMap((index) => all[index]?.address ?? [])
  }
  return { eip155: pick(accounts.eip155), solana: pick(accounts.solana) }
}
