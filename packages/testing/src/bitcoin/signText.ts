import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { concatBytes, sha256x2 } from '@scure/btc-signer/utils'
import type { KeyAccount } from './createBitcoinAccount.js'

/** A signature over a text, as BIP-322 has it (its simple form). */
export function signText({ purpose, publicKey, script, secret }: KeyAccount, message: Uint8Array) {
  const tag = schnorr.utils.taggedHash('BIP0322-signed-message', message)
  const spent = RawTx.encode({
    ...{ version: 0, segwitFlag: false, witnesses: undefined, lockTime: 0 },
    inputs: [
      {
        ...{ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0 },
        finalScriptSig: Script.encode([0, tag]),
      },
    ],
    outputs: [{ amount: 0n, script }],
  })
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true })
  transaction.addInput({
    ...{ txid: sha256x2(spent).reverse(), index: 0, sequence: 0 },
    witnessUtxo: { script, amount: 0n },
    ...(purpose === 'ordinals' && { tapInternalKey: publicKey.slice(1) }),
  })
  transaction.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  transaction.signIdx(secret, 0)
  transaction.finalize()
  return RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? [])
}

/** A signature over a text, as Bitcoin Core has it (BIP-137): of a P2WPKH address. */
signText.ecdsa = ({ secret }: KeyAccount, message: Uint8Array): Uint8Array => {
  const head = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const length = message.length
  const size = length < 0xfd ? [length] : [0xfd, length & 0xff, length >> 8]
  const hash = sha256x2(concatBytes(head, Uint8Array.from(size), message))
  const signature = secp256k1.sign(hash, secret)
  return concatBytes(Uint8Array.of(39 + signature.recovery), signature.toCompactRawBytes())
}
