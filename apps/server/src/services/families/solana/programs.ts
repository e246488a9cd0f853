/** The programs of Solana whose accounts and instructions are read. */
export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  /** Token-2022, its successor: the same mints, with extensions behind them. */
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  /** Makes and derives the token account that an owner has by default. */
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  lookupTable: 'AddressLookupTab1e1111111111111111111111111',
  /** Metaplex's, which keeps names of tokens in an account beside each mint. */
  metadata: 'metaqbxxUerdq28cj1RbAWkTQm3ybzzb6a8bt518x1s',
} as const

/** The token that stands for the coin. */
export const wrappedSol = 'So11111111111111111111111111111111111111112'

/** Whether a program keeps token accounts. */
export function isTokenProgram(program: string | undefined): program is string {
  return program === programs.token || program === programs.token2022
}
