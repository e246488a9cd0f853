import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { isShownFrameMethod, type ShownFrameMethod } from '@foyer/protocol/frame'
import type { Action } from '../requests/Action.js'
import { deepFreeze } from '../requests/deepFreeze.js'
import type { Ask } from './Ask.js'
import { unsupported } from './failures.js'
import type { World } from './World.js'

type Prepare = (ask: Ask, world: World) => Action | Promise<Action>

/** Each arrives when it is first asked for. */
const table: { readonly [method in ShownFrameMethod]: () => Promise<Prepare> } = {
  personal_sign: () => import('./evm/prepareMessage.js').then((part) => part.prepareMessage),
  eth_signTypedData_v4: () =>
    import('./evm/prepareTypedData.js').then((part) => part.prepareTypedData),
  eth_sendTransaction: () => import('./prepareSend.js').then((part) => part.prepareSend),
  eth_sendUserOperation: () =>
    import('./smart/prepareUserOperation.js').then((part) => part.prepareUserOperation),
  wallet_sendCalls: () => import('./batches/prepareCalls.js').then((part) => part.prepareCalls),
  solana_signMessage: () =>
    import('./solana/prepareMessage.js').then((part) => part.prepareSolanaMessage),
  solana_signTransaction: () =>
    import('./solana/prepareTransactions.js').then((part) => part.prepareTransactions),
  solana_signAllTransactions: () =>
    import('./solana/prepareTransactions.js').then((part) => part.prepareTransactions),
  solana_signAndSendTransaction: () =>
    import('./solana/prepareTransactions.js').then((part) => part.prepareTransactions),
}

/**
 * Makes a request ready to be shown: everything is read, checked and filled in, and the result is frozen. What takes a nonce is to
 * be made ready when its turn has come, after what went before was sent.
 *
 * @throws `Failure` with the code of EIP-1193, EIP-1474, EIP-5792 or ERC-7769
 */
export async function prepare(ask: Ask, world: World): Promise<Action> {
  const { method } = ask
  if (!isShownFrameMethod(method)) throw unsupported('The wallet knows no such method.')
  const family = method.startsWith('solana_') ? 'solana' : 'eip155'
  const network = await networkOf(family, ask, world)
  const one = await table[method]()
  return deepFreeze(await one({ ...ask, network }, world))
}

/** Pages are on one network of each family; a request that names none of its own means the first that there is. */
async function networkOf(
  family: string,
  { network }: Ask,
  { chains }: World,
): Promise<CaipNetworkId> {
  if (parseCaipNetworkId(network).namespace === family) return network
  const networks = await chains.networks()
  const first = networks.find(({ chainNamespace }) => chainNamespace === family)
  if (!first) throw unsupported('The wallet serves no network for this method.')
  return first.caipNetworkId
}
