/** What leaves, or may leave: of a token, or of the network's coin. A piece of a collection, and `all`, have no price. */
export type LeavingAsset = { readonly token: string | undefined; readonly amount: bigint | 'all' }
