/** The programs of Solana that Foyer writes instructions for, and those whose accounts it reads. */
export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  /** Token-2022: the same accounts and mints, with extensions behind them. */
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  /** Makes and derives the token account that an owner has by default. */
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  metadata: 'metaqbxxUerdq28cj1RbAWkTQm3ybzzb6a8bt518x1s',
  lookupTables: 'AddressLookupTab1e1111111111111111111111111',
} as const

/** Whether a program keeps token accounts. */
export function isTokenProgram(program: string): boolean {
  return program === programs.token || program === programs.token2022
}
