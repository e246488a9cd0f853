import { onrampSellers } from '@foyer/protocol'

/** What a provider is called. */
export function sellerName(provider: string): string {
  return (Object.hasOwn(onrampSellers, provider) && onrampSellers[provider]?.name) || provider
}
