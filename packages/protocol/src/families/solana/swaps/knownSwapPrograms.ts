/**
 * The programs of swap services on Solana, by the services' ids. A server compares with it what a service answers, and a page what a server offers and
 * builds: no other program of a service is ever called.
 */
export const knownSwapPrograms = {
  // Jupiter Aggregator v6.
  jupiter: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
} as const
