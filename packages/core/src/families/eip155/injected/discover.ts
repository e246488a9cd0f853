import { isProvider } from '@foyer/protocol'
import type { DiscoveredWallet, InjectedPage } from '../../../DiscoveredWallet.js'
import { addWallet } from '../../../ways/addWallet.js'
import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { readAnnouncement } from './readAnnouncement.js'

const announceEvent = 'eip6963:announceProvider'
const injectEvent = 'ethereum#initialized'

/** Discovers wallets by EIP-6963 and in `window.ethereum` until it is stopped. */
export const discover: InjectedFamily['discover'] = ({ page, discovery: wanted, report }) => {
  let announced: readonly DiscoveredWallet[] = []

  const update = () => report([...announced, ...(wanted.injected ? injected(page, announced) : [])])
  const onAnnounce = (event: Event) => {
    const next = addWallet(announced, readAnnouncement(event))
    if (next === announced) return
    announced = next
    update()
  }

  if (wanted.announced) {
    page.addEventListener(announceEvent, onAnnounce)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  if (wanted.injected) page.addEventListener(injectEvent, update)
  update()
  return () => {
    page.removeEventListener(announceEvent, onAnnounce)
    page.removeEventListener(injectEvent, update)
  }
}

/** The wallet in `window.ethereum`, unless it announced itself as well. */
function injected(
  page: InjectedPage & { readonly ethereum?: unknown },
  announced: readonly DiscoveredWallet[],
): DiscoveredWallet[] {
  try {
    const { ethereum: provider } = page
    if (!isProvider(provider) || announced.some((wallet) => wallet.provider === provider)) return []
    const name = 'Browser Wallet'
    return [
      { provider, connector: { id: 'injected', type: 'INJECTED', name, namespace: 'eip155' } },
    ]
  } catch {
    return []
  }
}
