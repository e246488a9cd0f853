/** A kind of account: `ordinal` and `stx` beside `payment` are Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** What the page, the embedded wallet and the server know of a chain family, beside its traits. */
export type FamilyFacts = {
  /** The name on screen. */
  readonly name: string
  /** What an account is called in a sign-in message (CAIP-122); its namespace when absent. */
  readonly signInName?: string
  /** The shape of an address: anchored at both ends, case-sensitive. */
  readonly address: RegExp
  /** Addresses are hex: letters of either case are the same, and the 0x may be missing. */
  readonly hex?: true
  /** The spelling by which an address of this shape is compared, where the account has several. */
  toPlain?(address: string): string
  /** The kinds of account, the first of a wallet that does not name one. */
  readonly accountTypes: readonly [AccountType, ...AccountType[]]
  /** The pseudo-address that stands for the native coin; `0x` when absent. */
  readonly nativeToken?: string
  /** An account has one address on all networks; of other families each network has its own spelling or accounts. */
  readonly oneAddress?: true
  /** The number of the first network's coin (SLIP-44), under which names keep an address; absent where names have none. */
  readonly coinType?: string
  /** The wallets of the directory whose app is reached by opening the page in its own browser, by id. */
  readonly pageOpeners?: readonly string[]
  /** The server's providers sell coins to its accounts. */
  readonly onramp?: true
  /** The server registers names for its accounts. */
  readonly names?: true
  /** The server lists what its accounts did. */
  readonly activity?: true
}
