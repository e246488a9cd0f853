import type { Adapter } from '../adapter.js'

/** What a chain family answers over a way to its wallet. A feature that the family lacks is absent. */
export type FamilyCalls = Pick<
  Adapter,
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'switchChain'
  | 'signMessage'
  | 'sendTransaction'
  | 'getProvider'
>
