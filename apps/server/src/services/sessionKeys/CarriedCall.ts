import type { Address, Hex } from 'viem'

/** A call that any address may bring to the chain, such as a revocation that an account signed. */
export type CarriedCall = {
  /** What is done once: the same id is not sent a second time while the first is on its way. */
  readonly id: string
  /** The account that it is about, and the project of the page: whose part of the day's budget counts. */
  readonly account: Address
  readonly project: string
  readonly to: Address
  readonly data: Hex
}

/**
 * Brings a call to the chain at the server's cost, and ends when it is in a block.
 *
 * @throws `ChainError` -32504 when there is no more to spend today, -32521 when the call fails, -32603 when the network is late
 */
export type Carry = (call: CarriedCall) => Promise<void>
