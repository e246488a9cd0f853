import type { SwapMessages } from '../locales/SwapMessages.js'

/** How services write their names; others are shown by their id. */
const names: Readonly<Record<string, string>> = {
  lifi: 'LI.FI',
  velora: 'Velora',
  odos: 'Odos',
  kyberswap: 'KyberSwap',
  jupiter: 'Jupiter',
}

/** What a provider is called. */
export function providerName({ terms }: SwapMessages, provider: string): string {
  if (provider === 'pools') return terms.pools
  if (provider === 'wrap') return terms.wrap
  return names[provider] ?? provider
}
