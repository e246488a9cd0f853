import type { SigningAccount } from './SigningAccount.js'

/** The account on its network: CAIP-10. */
export function idOf({ chainId, address }: Pick<SigningAccount, 'chainId' | 'address'>): string {
  return `${chainId}:${address}`
}
