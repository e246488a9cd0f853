import { FoyerError, type Network, readChainId, toHexChainId } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import type { Provider } from '../wallets/Provider.js'
import { isChainUnknown } from './isChainUnknown.js'

/**
 * Has a wallet switch to a network (EIP-3326), and add it first when the wallet does not know it
 * (EIP-3085). What the wallet says is checked: it must stand there afterwards.
 *
 * @throws `user_rejected`, `chain_not_supported`, `switch_rejected_after_add`, `request_pending`
 */
export async function switchTo(provider: Provider, network: Network): Promise<void> {
  try {
    await move(provider, network)
  } catch (error) {
    if (!isChainUnknown(error)) throw translate(error)
    await add(provider, network)
  }
  if (!(await standsOn(provider, network))) throw new FoyerError('chain_not_supported')
}

function move(provider: Provider, { caipNetworkId }: Network) {
  return requestProvider(provider, 'wallet_switchEthereumChain', [
    { chainId: toHexChainId(caipNetworkId) },
  ])
}

async function add(provider: Provider, network: Network) {
  try {
    await requestProvider(provider, 'wallet_addEthereumChain', [toAddition(network)])
  } catch (error) {
    const known = translate(error)
    if (FoyerError.is(known, 'user_rejected') || FoyerError.is(known, 'request_pending'))
      throw known
    throw new FoyerError('chain_not_supported', { cause: error })
  }
  // Some wallets switch by themselves after adding, and some need a second request.
  if (await standsOn(provider, network)) return
  try {
    await move(provider, network)
  } catch (error) {
    const isRejected = FoyerError.is(translate(error), 'user_rejected')
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

async function standsOn(provider: Provider, network: Network) {
  const answer = await requestProvider(provider, 'eth_chainId').catch(() => undefined)
  return readChainId(answer) === Number(network.id)
}
