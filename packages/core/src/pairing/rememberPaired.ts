import type { Client } from '../Client.js'
import { directoryEntries } from '../wallets/directoryEntries.js'
import { withRecent } from '../wallets/withRecent.js'
import type { PairingSession } from './engine/PairingEngine.js'
import type { LinkedWallet } from './state.js'

/** Puts the wallet just paired first among those used lately, if it is known to be in the list. */
export function rememberPaired(
  { options, store }: Client,
  { peer }: PairingSession,
  linked: LinkedWallet | undefined,
): void {
  const { wallets } = store.getState()
  const name = linked?.name ?? peer.name
  const known = [...options.customWallets, ...directoryEntries(wallets)].find(
    (entry) => entry.name.toLowerCase() === name.toLowerCase(),
  )
  if (!name) return
  const id = linked?.id ?? known?.id ?? name
  const recent = withRecent(wallets.recent, {
    id,
    name: known?.name ?? name,
    ...(known?.rdns && { rdns: known.rdns }),
  })
  store.setState(({ wallets }) => ({ wallets: { ...wallets, recent } }))
}
