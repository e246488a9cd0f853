import { chainUnrecognizedCode, FoyerError, type Network, toHexChainId } from '@foyer/protocol'
import type { Request } from '../../ways/Way.js'

/** EIP-3326, and EIP-3085 for a wallet that does not know the network: the network's own RPC, which carries no keys. */
export async function switchChain(
  request: Request,
  { caipNetworkId, name, nativeCurrency, rpcUrls, blockExplorers }: Network,
): Promise<void> {
  const chainId = toHexChainId(caipNetworkId)
  try {
    await request('wallet_switchEthereumChain', [{ chainId }])
  } catch (error) {
    if (!isUnrecognized(error)) throw error
    const addition = {
      chainId,
      chainName: name,
      nativeCurrency,
      rpcUrls: rpcUrls.default.http,
      ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    }
    await request('wallet_addEthereumChain', [addition]).catch((cause) => {
      throw FoyerError.is(cause, 'user_rejected')
        ? cause
        : new FoyerError('chain_not_supported', { cause })
    })
  }
}

/** The wallet's own code, which the translated error keeps as its cause. */
function isUnrecognized(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } | null }
  return cause?.code === chainUnrecognizedCode
}
