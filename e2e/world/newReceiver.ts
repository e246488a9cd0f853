import { bech32, hex } from '@scure/base'
import { generateKeyPairSigner } from '@solana/kit'

const randomHash = () => crypto.getRandomValues(new Uint8Array(20))

/** A new address of each chain family: what it holds is what the test sent. */
export const newReceiver = {
  eip155: () => `0x${hex.encode(randomHash())}` as const,
  solana: async (): Promise<string> => (await generateKeyPairSigner()).address,
  bip122: () => bech32.encode('bcrt', [0, ...bech32.toWords(randomHash())]),
}
