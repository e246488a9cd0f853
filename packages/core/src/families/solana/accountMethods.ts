/** The methods that the session answers without a request to the wallet. */
export const accountMethods: readonly string[] = ['solana_getAccounts', 'solana_requestAccounts']
