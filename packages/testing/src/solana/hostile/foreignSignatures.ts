import { ed25519 } from '@noble/curves/ed25519'
import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

const key = new Uint8Array(32).fill(3)

type Output = Readonly<Record<string, unknown>>

/** A wallet that signs what it is given, by a key that is none of its accounts’. */
export const foreignSignatures: HostileSolana = (options) =>
  createSolanaWallet({
    ...options,
    name: 'Forger',
    async intercept({ method, params }, next) {
      const answer = await next()
      if (!method.startsWith('solana:') || !Array.isArray(answer)) return answer
      return answer.map((output: Output, index) => forge(output, Object(params[index])))
    },
  })

function forge(output: Output, { message }: { message?: Uint8Array }): Output {
  const signed = (output.signedMessage ?? message) as Uint8Array | undefined
  const { signedTransaction } = output as { signedTransaction?: Uint8Array }
  if (signedTransaction) {
    const forged = signedTransaction.slice()
    forged.set(ed25519.sign(forged.slice(65), key), 1)
    return { ...output, signedTransaction: forged }
  }
  return signed ? { ...output, signature: ed25519.sign(signed, key) } : output
}
