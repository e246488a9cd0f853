import { parseCaipNetworkId, readWalletChainId, toHexChainId } from '@foyer/protocol'
import type { Call } from '../../FamilyFeatures.js'
import type { WalletSession } from '../../WalletSession.js'
import type { EmbeddedDialect } from '../../ways/EmbeddedDialect.js'

/** The EIP-1193 calls that the login answers without a request to the frame. */
export const createEmbeddedDialect: EmbeddedDialect = ({ demand, resume, switchTo }) => {
  const change = ({ params }: Call) => switchTo(readTarget(params))
  return {
    eth_requestAccounts: async () => addressesOf(await demand()),
    async eth_accounts() {
      const session = await resume()
      return session ? addressesOf(session) : []
    },
    eth_chainId: async () => toHexChainId((await demand()).caipNetworkId),
    net_version: async () => parseCaipNetworkId((await demand()).caipNetworkId).chainId,
    wallet_switchEthereumChain: change,
    wallet_addEthereumChain: change,
    wallet_getPermissions: async () =>
      (await resume()) ? [{ parentCapability: 'eth_accounts' }] : [],
  }
}

function addressesOf({ accounts }: WalletSession): string[] {
  return accounts.map(({ address }) => address)
}

/** EIP-3326: the network that the page names. */
function readTarget(params: unknown) {
  const [{ chainId } = {}] = (Array.isArray(params) ? params : []) as { chainId?: unknown }[]
  return readWalletChainId('eip155', chainId)
}
