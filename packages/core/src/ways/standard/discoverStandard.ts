import type { DiscoveredWallet } from '../../DiscoveredWallet.js'
import { addWallet } from '../addWallet.js'
import type { InjectedFamily } from '../InjectedFamily.js'
import { readRegistration } from './readRegistration.js'

/**
 * Discovers wallets of a chain family by the Wallet Standard until it is stopped: those that are there say so at once, later ones when they
 * come.
 */
export function discoverStandard(
  { page, discovery, registrations, report }: Parameters<InjectedFamily['discover']>[0],
  family: readRegistration.Family,
): () => void {
  let found: readonly DiscoveredWallet[] = []
  let stopped = false
  let isBegun = false

  const become = (next: readonly DiscoveredWallet[]) => {
    if (stopped || next.length === found.length) return
    found = next
    if (isBegun) report(found)
  }
  const stop = discovery.announced
    ? registrations.hear(page, {
        add: (wallets) =>
          become(wallets.map((one) => readRegistration(one, family)).reduce(addWallet, found)),
        remove: (wallets) => become(found.filter(({ provider }) => !wallets.includes(provider))),
      })
    : undefined
  isBegun = true
  report(found)
  return () => {
    stopped = true
    stop?.()
  }
}
