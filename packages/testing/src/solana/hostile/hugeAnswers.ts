import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

const bytes = 10_000_000

/** A wallet that answers each signature with ten megabytes. */
export const hugeAnswers: HostileSolana = (options) =>
  createSolanaWallet({
    ...options,
    name: 'Huge',
    intercept({ method, params }, next) {
      if (!method.startsWith('solana:')) return next()
      const much = new Uint8Array(bytes)
      return Promise.resolve(
        params.map(() => ({ signature: much, signedTransaction: much, signedMessage: much })),
      )
    },
  })
