/** What one instruction of a Solana transaction does. Accounts in base58; `?` where a table of the network names it. */
export type SolanaStep =
  | { readonly is: 'pay'; readonly from: string; readonly to: string; readonly amount: bigint }
  | {
      readonly is: 'send'
      /** Token accounts, not persons. */
      readonly from: string
      readonly to: string
      readonly amount: bigint
      /** Where the instruction says it. */
      readonly token: string | undefined
      readonly decimals: number | undefined
    }
  | {
      readonly is: 'allow'
      readonly account: string
      readonly spender: string
      readonly amount: bigint
      readonly token: string | undefined
      readonly decimals: number | undefined
    }
  /** The account itself changes hands, or is closed to somebody else. */
  | { readonly is: 'giveAway'; readonly account: string; readonly to: string | undefined }
  | { readonly is: 'burn'; readonly account: string; readonly amount: bigint }
  | { readonly is: 'close'; readonly account: string; readonly to: string }
  | { readonly is: 'makeAccount'; readonly owner: string; readonly token: string }
  | { readonly is: 'memo'; readonly text: string }
  /** What only concerns the fee or bookkeeping. */
  | { readonly is: 'upkeep' }
  | { readonly is: 'unknown'; readonly program: string; readonly data: Uint8Array }
