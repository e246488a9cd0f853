import type { SignInAccount } from './SignInAccount.js'

/** The account on its network: CAIP-10. */
export function idOf({ chainId, address }: Pick<SignInAccount, 'chainId' | 'address'>): string {
  return `${chainId}:${address}`
}
