/** The accounts of a route by their places: Jupiter's own, then those of the exchange. */
export const places = {
  ...{ authority: 0, source: 1, to: 2, sourceMint: 3, toMint: 4, sourceProgram: 5, toProgram: 6 },
  ...{ receiver: 7, program: 9, vaultAuthority: 10, vaultSource: 11, vaultTo: 12, price: 13 },
  more: 14,
} as const
