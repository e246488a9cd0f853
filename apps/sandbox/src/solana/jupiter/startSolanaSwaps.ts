import { serveApp } from '../../serveApp.js'
import { furnishExchange } from '../exchange/furnishExchange.js'
import type { LocalSolana } from '../startSolana.js'
import { createJupiterApp } from './createJupiterApp.js'

/** Puts tokens and their exchange on a local network, and serves what plays Jupiter for it. */
export async function startSolanaSwaps(solana: LocalSolana) {
  const tokens = await furnishExchange(solana)
  const { url, stop } = await serveApp(createJupiterApp(solana.chain.rpcUrl), 0)
  return { tokens, url, stop }
}
