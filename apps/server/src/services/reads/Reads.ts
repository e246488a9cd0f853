import type { ContractFunctionParameters } from 'viem'

/** A question to a contract, as viem writes it. */
export type Read = ContractFunctionParameters

/** Asks contracts of EVM networks, many with one call. */
export type Reads = {
  /**
   * The answers in the order of the questions, decoded; `undefined` for a contract that does not answer
   * as its interface says. What is asked in the same turn, by whomever, is one call.
   *
   * @throws `ChainError` when no node of the network answers
   */
  many(network: string, reads: readonly Read[]): Promise<readonly unknown[]>
  /** What an account holds of the native coin, read together with what else is asked in this turn. */
  nativeBalance(network: string, owner: `0x${string}`): Promise<bigint>
}
