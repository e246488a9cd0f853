/** Where answers about an account are kept in the browser for a moment. */
export const keptKeys = {
  balance: 'balances',
  tokens: 'tokens',
  identity: 'identities',
} as const
