import type { Network } from '@foyer/protocol'
import { isRecord } from '../features/isRecord.js'

/** What a capability of all networks stands under (EIP-5792). */
const everywhere = 0n

/** A capability that the wallet has on a network; `undefined` where it does not say that it is supported. */
export function capabilityOf(
  capabilities: object,
  { id }: Pick<Network, 'id'>,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  return Object.entries(capabilities)
    .filter(([chain]) => [everywhere, BigInt(id)].includes(BigInt(chain)))
    .map(([, one]) => (isRecord(one) ? one[name] : undefined))
    .filter(isRecord)
    .find(({ supported }) => supported === true)
}
