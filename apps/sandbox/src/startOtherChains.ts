import type { World } from './chain/world.js'

export type OtherChains = {
  readonly world: Required<Pick<World, 'solana'>> & Pick<World, 'bitcoin'>
  /** A line for each, where it is. */
  readonly places: readonly string[]
  stop(): Promise<void>
}

/**
 * Starts the networks that are not of the EVM kind: one of Solana, and one of Bitcoin where its node is named. Their code is much to load, and
 * not needed for the other chains alone.
 */
export async function startOtherChains(litecoind: string | undefined): Promise<OtherChains> {
  const [solana, bitcoin] = await Promise.allSettled([
    startSolanaWhole(),
    litecoind &&
      import('./bitcoin/startBitcoin.js').then(({ startBitcoin }) => startBitcoin(litecoind)),
  ])
  const stop = async () => {
    for (const one of [solana, bitcoin])
      if (one.status === 'fulfilled' && one.value) await one.value.stop()
  }
  const failed = [solana, bitcoin].find((one) => one.status === 'rejected')
  if (solana.status === 'rejected' || bitcoin.status === 'rejected') {
    await stop()
    throw failed?.reason
  }
  const { chain } = solana.value
  const own = bitcoin.value ? bitcoin.value.chain : undefined
  return {
    world: { solana: chain, ...(own && { bitcoin: own }) },
    places: [
      `${chain.name} (${chain.id}) at ${chain.rpcUrl}`,
      ...(own ? [`${own.name} (${own.id}) at ${own.esploraUrl}`] : []),
    ],
    stop,
  }
}

/** The network of Solana, with tokens, their exchange, and what plays Jupiter for it. */
async function startSolanaWhole() {
  const [{ startSolana }, { startSolanaSwaps }] = await Promise.all([
    import('./solana/startSolana.js'),
    import('./solana/jupiter/startSolanaSwaps.js'),
  ])
  const solana = await startSolana()
  const { tokens, url, stop } = await startSolanaSwaps(solana).catch(async (error: unknown) => {
    await solana.stop()
    throw error
  })
  return {
    chain: { ...solana.chain, tokens, jupiter: { url } },
    async stop() {
      await stop()
      await solana.stop()
    },
  }
}
