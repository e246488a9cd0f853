import { divideUp, gasMarginPercent } from '@foyer/protocol'
import type { SendFeatures, SendOrder } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { readQuantity } from '../features/readQuantity.js'
import { toCall } from '../features/toCall.js'
import { toHex } from '../features/toHex.js'
import type { Eip155Transaction } from '../types.js'
import { capabilityOf } from './capabilityOf.js'
import { type GasPrice, mostOf } from './readPrices.js'

/** The capability of a wallet that counts the gas of its account's operations, and sends none that costs more than was shown. */
const operationFee = 'operationFee'

export const countsCalls: NonNullable<SendFeatures['countsCalls']> = (capabilities, network) =>
  capabilityOf(capabilities, network, operationFee) !== undefined

/** What an operation with this call takes at most as the account's wallet counts it, and some more; `undefined` where the wallet does not say. */
export async function countOperation(
  { network, count }: Pick<SendOrder, 'network' | 'count'>,
  { to, value, data }: Eip155Transaction,
): Promise<bigint | undefined> {
  const answer = await count?.({ calls: [toCall({ to, value, data })] }).catch(() => undefined)
  const { gas } = (answer && capabilityOf(answer, network, operationFee)) ?? {}
  try {
    const counted = readQuantity(gas)
    return counted + divideUp(counted * gasMarginPercent, 100n)
  } catch {
    return undefined
  }
}

/** What is demanded of the wallet: this price, and in all no more than was shown. */
export function writeOperationFee(gas: bigint, price: GasPrice) {
  return { [operationFee]: { ...toCall(price), most: toHex(gas * mostOf(price)) } }
}

/** The price that was demanded so. */
export function readOperationFee(capabilities: Readonly<Record<string, unknown>>) {
  const fee = capabilities[operationFee]
  if (!isRecord(fee)) return undefined
  const read = (name: string) => (fee[name] === undefined ? undefined : readQuantity(fee[name]))
  return {
    gasPrice: read('gasPrice'),
    maxFeePerGas: read('maxFeePerGas'),
    maxPriorityFeePerGas: read('maxPriorityFeePerGas'),
  }
}
