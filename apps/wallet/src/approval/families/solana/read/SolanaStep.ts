/** What one instruction of a Solana transaction does. Accounts in base58; `?` where a table of the network names it and cannot be read. */
export type SolanaStep =
  | { readonly is: 'pay'; readonly from: string; readonly to: string; readonly amount: bigint }
  | ({
      readonly is: 'send'
      /** Token accounts, not their owners. */
      readonly from: string
      readonly to: string
      /** The authority that allows it. */
      readonly by: string
      /** What the token keeps of it, where the instruction says so. */
      readonly fee?: bigint
    } & Tokens)
  | ({ readonly is: 'allow'; readonly account: string; readonly spender: string } & Tokens)
  | { readonly is: 'takeBack'; readonly account: string }
  | {
      readonly is: 'giveAway'
      readonly account: string
      /** The account itself, or a right of whoever owns it or makes the token. */
      readonly what: 'account' | 'closing' | 'minting' | 'freezing' | 'other'
      /** `undefined` where the authority is given up. */
      readonly to: string | undefined
    }
  | ({ readonly is: 'burn'; readonly account: string } & Tokens)
  | { readonly is: 'close'; readonly account: string; readonly to: string }
  /** An account for a user's tokens. */
  | {
      readonly is: 'makeAccount'
      readonly account: string
      readonly owner: string
      readonly token: string
    }
  /** A new account with some coin in it, which a program will own. */
  | {
      readonly is: 'create'
      readonly from: string
      readonly account: string
      readonly amount: bigint
      readonly program: string
    }
  /** Of the step before: the signers of an account that several hold, or the accounts in the signers' places. */
  | { readonly is: 'shared'; readonly account: string; readonly signers: readonly string[] }
  | { readonly is: 'memo'; readonly text: string }
  /** The transaction stays good until it is sent, however late: as long as the account holds the nonce that it goes by. */
  | { readonly is: 'nonce'; readonly account: string }
  /** What only concerns the fee or bookkeeping. */
  | { readonly is: 'upkeep' }
  | { readonly is: 'unknown'; readonly program: string; readonly data: Uint8Array }

type Tokens = {
  readonly amount: bigint
  /** Where the instruction says it. */
  readonly token: string | undefined
  readonly decimals: number | undefined
}
