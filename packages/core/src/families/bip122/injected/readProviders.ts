import { readImage, readName } from '@foyer/protocol'
import type { AdapterContext } from '../../../AdapterContext.js'
import type { DiscoveredWallet } from '../../../DiscoveredWallet.js'
import { addWallet } from '../../../ways/addWallet.js'

/** Where wallets put their provider, by path, and what they are called. */
const known = {
  'XverseProviders.BitcoinProvider': 'Xverse',
  LeatherProvider: 'Leather',
  'okxwallet.bitcoin': 'OKX Wallet',
  'phantom.bitcoin': 'Phantom',
  unisat: 'UniSat',
}
const listedMax = 50

/** The wallets in `window.btc_providers` (WBIP 4), and those that are known to be elsewhere in the page. Each value is read once. */
export function readProviders(
  page: object,
  { announced, injected }: AdapterContext['discovery'],
): readonly DiscoveredWallet[] {
  const listed = announced ? attempt(() => Reflect.get(page, 'btc_providers')) : undefined
  const entries = [
    ...(Array.isArray(listed) ? listed.slice(0, listedMax) : []),
    ...(injected ? Object.entries(known).map(([id, name]) => ({ id, name })) : []),
  ]
  return entries
    .map((entry) => attempt(() => readProvider(page, entry)))
    .reduce<readonly DiscoveredWallet[]>(
      (found, wallet) =>
        found.some(({ connector }) => connector.id === wallet?.connector.id)
          ? found
          : addWallet(found, wallet),
      [],
    )
}

function readProvider(page: object, given: unknown): DiscoveredWallet | undefined {
  const { id, name: title, icon } = given as Record<string, unknown>
  const name = readName(title)
  if (!name || typeof id !== 'string' || !/^[\w$]{1,40}(\.[\w$]{1,40}){0,3}$/.test(id)) return
  const provider = id
    .split('.')
    .reduce<unknown>((place, part) => Reflect.get(place as object, part), page)
  if (!provider || typeof provider !== 'object') return
  return {
    provider,
    connector: {
      // The colon keeps a path apart from domains and well-known ids.
      id: `window:${id}`,
      type: 'ANNOUNCED',
      name,
      namespace: 'bip122',
      imageUrl: readImage(icon),
    },
  }
}

function attempt<value>(run: () => value): value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
