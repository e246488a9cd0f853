import { RawWitness } from '@scure/btc-signer'

/** The items of a witness, as it stands in a transaction; `undefined` for what is none. */
export function readWitness(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  try {
    return RawWitness.decode(bytes)
  } catch {
    return undefined
  }
}
