import type { Connector } from '@wagmi/core'

/** A connection that wagmi read back from storage has no working connector until it is renewed. */
export function isWorking(connector: Connector): boolean {
  return typeof connector.getProvider === 'function'
}
