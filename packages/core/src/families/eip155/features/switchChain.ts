import { FoyerError, type Network, readChainId, toHexChainId } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import { isChainUnknown } from './isChainUnknown.js'

/**
 * Has a wallet switch to a network (EIP-3326), and add it first when the wallet does not know it
 * (EIP-3085). What the wallet says is checked: it must be on that network afterwards.
 *
 * @throws `user_rejected`, `chain_not_supported`, `switch_rejected_after_add`, `request_pending`
 */
export async function switchChain(request: Request, network: Network): Promise<void> {
  try {
    await move(request, network)
  } catch (error) {
    if (!isChainUnknown(error)) throw error
    await add(request, network)
  }
  if (!(await isOn(request, network))) throw new FoyerError('chain_not_supported')
}

function move(request: Request, { caipNetworkId }: Network) {
  return request('wallet_switchEthereumChain', [{ chainId: toHexChainId(caipNetworkId) }])
}

async function add(request: Request, network: Network) {
  try {
    await request('wallet_addEthereumChain', [toAddition(network)])
  } catch (error) {
    if (FoyerError.is(error, 'user_rejected') || FoyerError.is(error, 'request_pending'))
      throw error
    throw new FoyerError('chain_not_supported', { cause: error })
  }
  // Some wallets switch by themselves after adding, and some need a second request.
  if (await isOn(request, network)) return
  try {
    await move(request, network)
  } catch (error) {
    const isRejected = FoyerError.is(error, 'user_rejected')
    throw new FoyerError(isRejected ? 'switch_rejected_after_add' : 'chain_not_supported', {
      cause: error,
    })
  }
}

/** The network's own RPC, never one of the host's: those may carry the host's keys. */
function toAddition({ caipNetworkId, name, nativeCurrency, rpcUrls, blockExplorers }: Network) {
  const { name: currency, symbol, decimals } = nativeCurrency
  return {
    chainId: toHexChainId(caipNetworkId),
    chainName: name,
    nativeCurrency: { name: currency, symbol, decimals },
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}

async function isOn(request: Request, network: Network) {
  const answer = await request('eth_chainId').catch(() => undefined)
  return readChainId(answer) === Number(network.id)
}
