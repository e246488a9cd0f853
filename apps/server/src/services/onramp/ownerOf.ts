import { addressKey } from '../tokens/Token.js'

/** The account that a purchase is kept for beside its reference, where the sign-in of the call is of the address that receives. */
export function ownerOf(
  address: string,
  signedIn: ownerOf.SignedIn | undefined,
): string | undefined {
  if (!signedIn || addressKey(signedIn.address) !== addressKey(address)) return undefined
  return `${signedIn.chainId}:${addressKey(signedIn.address)}`
}

export declare namespace ownerOf {
  /** The account of a sign-in, on its network. */
  type SignedIn = { readonly chainId: string; readonly address: string }
}
