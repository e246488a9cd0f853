import type { FamilySignIn } from '../FamilySignIn.js'
import { solana } from './solana.js'
import { ownSolanaCluster, solanaClusters } from './solanaClusters.js'

/** Wallets write the text of a sign-in themselves (`solana:signIn`), in a layout that leaves out more, and with names of the networks. */
export const solanaSignIn: FamilySignIn = {
  isAddress: (address) => solana.address.test(address),
  placeholder: '1'.repeat(32),
  ownText: {
    referenceOf: (written) =>
      Object.entries(solanaClusters).find(([, name]) => name === written)?.[0] ??
      (written || ownSolanaCluster),
    unnamed: ownSolanaCluster,
  },
}
