import type { DiscoveredWallet } from '../../DiscoveredWallet.js'
import { addWallet } from '../addWallet.js'
import type { InjectedFamily } from '../InjectedFamily.js'
import { readRegistration } from './readRegistration.js'

const registerEvent = 'wallet-standard:register-wallet'
const registeredMax = 50

/**
 * Discovers wallets of a chain family by the Wallet Standard until it is stopped: those that are there say so at once, later ones when they
 * come.
 */
export function discoverStandard(
  { page, discovery, report }: Parameters<InjectedFamily['discover']>[0],
  family: readRegistration.Family,
): () => void {
  let found: readonly DiscoveredWallet[] = []
  let stopped = false

  const become = (next: readonly DiscoveredWallet[]) => {
    if (stopped || next.length === found.length) return
    found = next
    report(found)
  }
  const register = (...wallets: readonly unknown[]) => {
    const registered = wallets.slice(0, registeredMax)
    become(registered.map((one) => readRegistration(one, family)).reduce(addWallet, found))
    return () => become(found.filter(({ provider }) => !registered.includes(provider)))
  }
  const detail = Object.freeze({ register })
  const onRegister = (event: Event) => {
    try {
      ;(event as CustomEvent<(api: typeof detail) => void>).detail(detail)
    } catch {
      // The wallet's own fault.
    }
  }

  if (discovery.announced) {
    page.addEventListener(registerEvent, onRegister)
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
  }
  report(found)
  return () => {
    stopped = true
    page.removeEventListener(registerEvent, onRegister)
  }
}
