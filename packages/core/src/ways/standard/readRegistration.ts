import { type Namespace, readImage, readName } from '@foyer/protocol'
import type { DiscoveredWallet } from '../../DiscoveredWallet.js'

const requests = ['signMessage', 'signTransaction', 'signAndSendTransaction'] as const
const chainsMax = 50

/**
 * A wallet of a chain family in a registration of the Wallet Standard; `undefined` when it does not have the shape of one, or has nothing that is
 * requested of it. Each value is read once, because a getter may answer otherwise the second time, or throw.
 */
export function readRegistration(
  given: unknown,
  { namespace, prefix }: readRegistration.Family,
): DiscoveredWallet | undefined {
  try {
    const { chains, features, icon, name: title } = given as Record<string, unknown>
    const said = readName(title)
    // Its wallets of other families call themselves so.
    const name = said === 'Trust' ? 'Trust Wallet' : said
    const has = (feature: string) => Object.hasOwn(features as object, feature)
    const isOfFamily =
      Array.isArray(chains) &&
      chains.slice(0, chainsMax).some((chain) => new RegExp(`^${prefix}:.`).test(String(chain))) &&
      ['standard', prefix].some((one) => has(`${one}:connect`)) &&
      requests.some((request) => has(`${prefix}:${request}`))
    if (!isOfFamily || !name) return undefined
    return {
      provider: given,
      connector: {
        // The standard has no id. The colon keeps it apart from domains and well-known ids.
        id: `standard:${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
        type: 'ANNOUNCED',
        name,
        namespace,
        imageUrl: readImage(icon),
      },
    }
  } catch {
    return undefined
  }
}

export declare namespace readRegistration {
  type Family = {
    readonly namespace: Namespace
    /** What the family's chains and features begin with. */
    readonly prefix: string
  }
}
