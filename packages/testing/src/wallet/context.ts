import type { Accounts } from './createAccounts.js'
import type { Approvals } from './createApprovals.js'
import type { Memory } from './createMemory.js'
import { RpcError } from './RpcError.js'
import type { WalletChain } from './WalletOptions.js'

/** What every method of a wallet works with. */
export type Context = {
  readonly accounts: Accounts
  readonly chains: readonly WalletChain[]
  readonly memory: Memory
  readonly approvals: Approvals
  /** See `WalletOptions`. */
  readonly signsIn: boolean
  /** Batches sent by EIP-5792, by id. */
  readonly batches: Map<string, Batch>
}

type Batch = {
  readonly chainId: number
  readonly hashes: readonly `0x${string}`[]
  readonly failed: boolean
}

/** A method of the wallet: what the page sent, checked by the method itself. */
export type WalletMethod = (context: Context, params: readonly unknown[]) => unknown

/** The node of a network; of the current one when none is named. */
export function nodeUrl({ chains, memory }: Context, chainId = memory.get().chainId): string {
  const url = chains.find(({ id }) => id === chainId)?.rpcUrl ?? memory.get().added[chainId]
  if (url === undefined) throw new RpcError(4901, `The wallet has no node for chain ${chainId}.`)
  return url
}

/** Whether the wallet would switch to this network without adding it first. */
export function knowsChain({ chains, memory }: Context, chainId: number): boolean {
  const { added, forgotten } = memory.get()
  if (forgotten.includes(chainId)) return false
  return added[chainId] !== undefined || chains.some(({ id }) => id === chainId)
}
