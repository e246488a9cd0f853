/** The programs of Solana whose accounts are read. */
export const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  /** Token-2022, its successor: the same mints, with extensions behind them. */
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  /** Metaplex's, which keeps names of tokens in an account beside each mint. */
  metadata: 'metaqbxxUerdq28cj1RbAWkTQm3ybzzb6a8bt518x1s',
} as const
