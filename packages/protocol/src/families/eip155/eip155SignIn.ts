import type { FamilySignIn } from '../FamilySignIn.js'
import { checksumAddress } from './checksumAddress.js'

/** EIP-4361: an address has the capitals of EIP-55. */
export const eip155SignIn: FamilySignIn = {
  isAddress: (address) =>
    /^0x[0-9a-fA-F]{40}$/.test(address) && address === checksumAddress(address),
  spell: checksumAddress,
  placeholder: `0x${'0'.repeat(40)}`,
  whilePairing: true,
}
