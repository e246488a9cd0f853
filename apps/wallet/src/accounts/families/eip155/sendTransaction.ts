import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { type Hex, keccak256, type LocalAccount, type TransactionSerializable } from 'viem'
import type { TransactionAction } from '../../../actions/Action.js'
import { handOver } from '../../handOver.js'
import { notSent } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readNonce } from './prepareTransaction.js'

type Transaction = Pick<
  TransactionAction,
  'to' | 'value' | 'data' | 'nonce' | 'gas' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'isLegacy'
>

/**
 * Signs a transaction as it was shown, and hands it to the network.
 *
 * @returns its hash, as we count it, also where the network's answer is lost
 * @throws `Failure` -32003 when another one went first meanwhile: what was shown would not be what is sent
 */
export async function sendTransaction(
  world: WalletEnvironment,
  network: CaipNetworkId,
  owner: LocalAccount,
  transaction: Transaction,
): Promise<Hex> {
  if ((await readNonce(world, network, owner.address)) !== transaction.nonce)
    throw notSent('transactionOvertaken')
  const signed = await owner.signTransaction(toSign(transaction, network))
  const hash = keccak256(signed)
  await handOver(world, {
    send: () => world.chains.request(network, 'eth_sendRawTransaction', [signed]),
    find: () => world.chains.request(network, 'eth_getTransactionByHash', [hash]),
  })
  return hash
}

function toSign(transaction: Transaction, network: CaipNetworkId): TransactionSerializable {
  const { to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas, isLegacy } = transaction
  const chainId = Number(parseCaipNetworkId(network).chainId)
  const common = { chainId, ...(to && { to }), value, data, nonce, gas }
  return isLegacy
    ? { ...common, type: 'legacy', gasPrice: maxFeePerGas }
    : { ...common, type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
}
