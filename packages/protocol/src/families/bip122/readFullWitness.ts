import { p2wpkh, RawTx, Script, type Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils'

/**
 * The witness in a whole transaction, where that is the given one but for what signs it; `undefined` for another one, and for what is none.
 *
 * @param toSign with one input, unsigned
 */
export function readFullWitness(
  bytes: Uint8Array,
  toSign: Transaction,
): readonly Uint8Array[] | undefined {
  try {
    const read = RawTx.decode(bytes)
    const [witness, another] = read.witnesses ?? []
    const [input] = read.inputs
    if (!witness || another || !input || !isOfWitness(input.finalScriptSig, witness))
      return undefined
    const inputs = [{ ...input, finalScriptSig: new Uint8Array() }]
    const unsigned = RawTx.encode({ ...read, segwitFlag: false, inputs, witnesses: undefined })
    return equalBytes(unsigned, toSign.unsignedTx) ? witness : undefined
  } catch {
    return undefined
  }
}

/** Beside a witness stands nothing, or the script that an older address is the hash of (P2SH-P2WPKH). */
function isOfWitness(script: Uint8Array, [, key]: readonly Uint8Array[]): boolean {
  if (script.length === 0) return true
  return key !== undefined && equalBytes(script, Script.encode([p2wpkh(key).script]))
}
