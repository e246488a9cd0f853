import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

/** A wallet that takes every request and never says anything. */
export const neverSettles: HostileSolana = (options) =>
  createSolanaWallet({ ...options, name: 'Silent', intercept: () => new Promise(() => {}) })
