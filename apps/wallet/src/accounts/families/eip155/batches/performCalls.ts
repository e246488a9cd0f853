import type { Hex } from 'viem'
import type { CallsAction } from '../../../../actions/Action.js'
import type { Keys } from '../../../../vault/Vault.js'
import { notOurs } from '../../../failures.js'
import { refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { createOwner } from '../createOwner.js'
import { sendTransaction } from '../sendTransaction.js'
import { sendOperation } from '../smart/sendOperation.js'
import { waitForOperation } from '../smart/waitForOperation.js'
import { waitForReceipt } from '../waitForReceipt.js'

/** Sends the calls that were shown. A batch is answered with its id, one call with its transaction's hash. */
export async function performCalls(
  action: CallsAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<unknown> {
  const { batch, by, network } = action
  if ('operation' in by) {
    const operation = await sendOperation(world, network, keys, by.operation)
    if (!batch) return waitForOperation(world, network, operation)
    recordBatch(action, world, { operation })
  } else await sendSequence(action, by.transactions, keys, world)
  if (!batch) throw refuseAccount('batchIdMissing', -32603)
  return batch.version === 1 ? batch.id : { id: batch.id }
}

type Transactions = Extract<CallsAction['by'], { transactions: unknown }>['transactions']

/** One after another: what comes after a failed one is not sent. */
async function sendSequence(
  action: CallsAction,
  transactions: Transactions,
  keys: Keys,
  world: WalletEnvironment,
) {
  const owner = createOwner(keys.evm)
  if (owner.address !== action.account.address) throw notOurs()
  const sent: Hex[] = []
  for (const transaction of transactions) {
    try {
      sent.push(await sendTransaction(world, action.network, owner, transaction))
    } catch (error) {
      // Earlier transactions are on the chain: the batch's status tells the page.
      if (sent.length === 0) throw error
      return
    }
    recordBatch(action, world, { transactions: [...sent], of: transactions.length })
    if (sent.length < transactions.length && !(await succeeded(action, world, sent))) return
  }
}

async function succeeded(
  { network }: CallsAction,
  world: WalletEnvironment,
  sent: readonly Hex[],
): Promise<boolean> {
  const receipt = await waitForReceipt(world, network, sent.at(-1) ?? '0x')
  return receipt?.status === '0x1'
}

function recordBatch(
  { batch, network }: CallsAction,
  { batches }: WalletEnvironment,
  sent: Parameters<WalletEnvironment['batches']['put']>[1]['sent'],
) {
  if (batch)
    batches.put(batch.id, { network: network as `eip155:${string}`, version: batch.version, sent })
}
