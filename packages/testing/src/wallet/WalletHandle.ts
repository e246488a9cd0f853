import type { Address } from 'viem'
import type { Prompt } from './createApprovals.js'
import type { Decision } from './Decision.js'
import type { TestProvider } from './TestProvider.js'
import type { WalletRequest } from './WalletOptions.js'

/** The wallet's user, played by a test. */
export type WalletHandle = {
  readonly name: string
  readonly rdns: string
  readonly provider: TestProvider
  /** All addresses of the wallet, in the order of its options. */
  readonly addresses: readonly Address[]
  /** Every request of the page, in order. */
  readonly requests: readonly WalletRequest[]
  /** The prompts that wait for an answer. */
  readonly open: readonly Prompt[]
  /** The state that the page would get from the wallet now. */
  readonly state: {
    readonly granted: boolean
    readonly locked: boolean
    readonly chainId: number
    readonly address: Address | undefined
    /** Listeners the page holds on the provider. */
    readonly listeners: number
  }

  /** What happens from now on to prompts of this method; of every method when none is named. */
  decide(decision: Decision, method?: string): void
  /** Says yes from now on. */
  approve(method?: string): void
  /** Says no from now on: 4001. */
  reject(method?: string): void
  /** Leaves prompts open from now on, until `release`. */
  hold(method?: string): void
  /** Throws exactly this from now on, an error or not. */
  fail(error: unknown, method?: string): void
  /** Answers the prompts that are open. Default: yes. */
  release(answer?: 'approve' | 'reject', method?: string): void

  /** The page sees no account until `unlock`; requests that need one fail with 4100. */
  lock(): void
  unlock(): void
  /** Goes to another network from the wallet's side, whether the page likes it or not. */
  switchChain(chainId: number): void
  /** Switching to this network fails with 4902 until the page has added it. */
  forgetChain(chainId: number): void
  /** Makes another of its accounts the first. */
  selectAccount(index: number): void
  /** Takes the page's permission away. */
  revoke(): void
  /** Emits an event of EIP-1193 as it stands, true or not. */
  emit(event: string, value: unknown): void
  /** Removes the wallet: no listener, no announcement and no element stays. Open prompts are refused. */
  destroy(): void
}
