import { readImage, readName } from '@foyer/protocol'
import type { DiscoveredWallet } from '../../../adapter.js'

const requests = ['signMessage', 'signTransaction', 'signAndSendTransaction'] as const
const chainsMax = 50

/**
 * A wallet of Solana in a registration of the Wallet Standard; `undefined` when it does not have the shape of one, or has nothing that is
 * requested of it. Each value is read once, because a getter may answer otherwise the second time, or throw.
 */
export function readRegistration(given: unknown): DiscoveredWallet | undefined {
  try {
    const { chains, features, icon, name: title } = given as Record<string, unknown>
    const name = readName(title)
    const has = (feature: string) => Object.hasOwn(features as object, feature)
    const isSolana =
      Array.isArray(chains) &&
      chains.slice(0, chainsMax).some((chain) => /^solana:./.test(String(chain))) &&
      has('standard:connect') &&
      requests.some((request) => has(`solana:${request}`))
    if (!isSolana || !name) return undefined
    return {
      provider: given,
      connector: {
        // The standard has no id. The colon keeps it apart from domains and well-known ids.
        id: `standard:${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
        type: 'ANNOUNCED',
        name,
        namespace: 'solana',
        imageUrl: readImage(icon),
      },
    }
  } catch {
    return undefined
  }
}
