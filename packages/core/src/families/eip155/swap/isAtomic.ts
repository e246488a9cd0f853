import type { SwapFeatures } from '../../../SwapFeatures.js'
import { isRecord } from '../features/isRecord.js'

const able: readonly unknown[] = ['supported', 'ready']

/** Whether a wallet does several calls as one on a network, or none of them (`atomic` of EIP-5792). */
export const isAtomic: SwapFeatures['isAtomic'] = (capabilities, { id }) =>
  Object.entries(capabilities).some(
    ([chain, one]) =>
      /^0x[\da-f]+$/i.test(chain) &&
      [0n, BigInt(id)].includes(BigInt(chain)) &&
      isRecord(one) &&
      isRecord(one.atomic) &&
      able.includes(one.atomic.status),
  )
