import type { WalletFacts } from './createMemory.js'
import type { WalletOptions } from './WalletOptions.js'
import type { WalletStorage, WalletWindow } from './WalletWindow.js'

const tile =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Crect width="48" height="48" fill="%23546e7a"/%3E%3C/svg%3E'

/** Fills in what the options leave open. */
export function walletDefaults(options: WalletOptions) {
  const slug = options.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const rdns = options.rdns ?? `test.foyer.${slug.slice(0, 40)}`
  const prompt = options.prompt ?? 'none'
  const window = options.window ?? (globalThis as unknown as WalletWindow)
  const initial: WalletFacts = {
    granted: false,
    selected: 0,
    chainId: options.chainId ?? options.chains[0].id,
    locked: false,
    added: {},
    forgotten: [],
  }
  return {
    window,
    storage: storageOf(window, options.storage),
    key: `foyer-testing.${rdns}.${slug.slice(0, 40)}`,
    info: { name: options.name, rdns, icon: options.icon ?? tile },
    announce: options.announce ?? 'eip6963',
    prompt,
    chains: options.chains,
    decision: options.decision ?? (prompt === 'page' ? 'ask' : 'approve'),
    initial,
  } as const
}

/** Storage can be refused by merely touching it; the wallet then remembers nothing. */
function storageOf(
  window: WalletWindow,
  where: WalletOptions['storage'] = 'local',
): WalletStorage | undefined {
  if (where === 'none') return undefined
  try {
    return where === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}
