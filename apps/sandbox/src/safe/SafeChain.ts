import type { Account, Chain, PublicActions, Transport, WalletActions } from 'viem'

/** A client of a local node, with an account that pays for what a Safe executes. */
export type SafeChain = PublicActions<Transport, Chain> &
  Pick<WalletActions<Chain, Account>, 'deployContract' | 'sendTransaction' | 'writeContract'> & {
    readonly chain: Chain
    request(call: { method: string; params: readonly unknown[] }): Promise<unknown>
  }
