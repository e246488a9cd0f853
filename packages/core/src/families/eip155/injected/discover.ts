import { isProvider } from '@foyer/protocol'
import type { DiscoveredWallet, InjectedPage } from '../../../adapter.js'
import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { readAnnouncement } from './readAnnouncement.js'

const walletsMax = 50
const announceEvent = 'eip6963:announceProvider'
const injectEvent = 'ethereum#initialized'

/** Discovers wallets by EIP-6963 and in `window.ethereum` until it is stopped. */
export const discover: InjectedFamily['discover'] = ({ page, discovery: wanted, report }) => {
  let announced: readonly DiscoveredWallet[] = []

  const update = () => report([...announced, ...(wanted.injected ? injected(page, announced) : [])])
  const onAnnounce = (event: Event) => {
    const next = add(announced, event)
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

/**
 * A second wallet with the rdns of a first one gets an id of its own, and both are marked as disputed: which
 * of them is the real one is unknown here.
 */
function add(announced: readonly DiscoveredWallet[], event: Event): readonly DiscoveredWallet[] {
  const wallet = announced.length < walletsMax ? readAnnouncement(event) : undefined
  if (!wallet) return announced
  const { connector, provider } = wallet
  const rivals = announced.filter(({ connector: { rdns } }) => rdns === connector.rdns)
  if (rivals.some((rival) => rival.provider === provider)) return announced
  if (!rivals[0]) return [...announced, wallet]

  const dispute = (one: DiscoveredWallet, id = one.connector.id): DiscoveredWallet => ({
    ...one,
    connector: { ...one.connector, id, disputed: true },
  })
  return [
    ...announced.map((one) => (rivals.includes(one) ? dispute(one) : one)),
    dispute(wallet, `${connector.id}#${rivals.length + 1}`),
  ]
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
