import { readFileSync } from 'node:fs'
import type { SwapFee, SwapVendorSettings } from '../../../../../config/swapSettings.js'
import { createChains } from '../../../../chains/createChains.js'
import type { SwapOffer, SwapOrder } from '../../../../swaps/SwapProvider.js'
import { startService } from '../../../../swaps/testing/startService.js'
import { families } from '../../../families.js'
import { createJupiterSwaps } from '../createJupiterSwaps.js'
import type { JupiterBuild } from '../jupiter.js'

/** As it comes over the wire. */
type Wire = Omit<JupiterBuild, 'inAmount' | 'outAmount' | 'otherAmountThreshold'> & {
  inAmount: string
  outAmount: string
  otherAmountThreshold: string
}
type Change = (build: Wire, query: URLSearchParams) => void
type Fixture = {
  readonly build: Wire
  readonly failures: readonly { what: string; status: number; body: unknown; fault: string }[]
}

export const fixture: Fixture = JSON.parse(
  readFileSync(new URL('../fixtures/jupiter.json', import.meta.url), 'utf8'),
)
export const key = 'k-4d1e8b7a2c'
export const fee = { bps: 25, recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' }
export const expected = 400_000_000_000n
export const least = (expected * 99n) / 100n

/** Jupiter, played by a server of this machine, and the provider that calls it, with the node of a network. */
export async function startJupiter(
  { rpcUrl, id }: { rpcUrl: string; id: `solana:${string}` },
  { settings = {}, fee: taken, isNamed = true }: startJupiter.Options = {},
) {
  const chains = createChains([{ id, settings: { rpc: [rpcUrl] } }], { families })
  const network = chains.get(id)
  if (!network) throw new Error('no network')
  let changes: Change[] = []
  const service = await startService(({ path }) => {
    const build = structuredClone(fixture.build)
    const { searchParams } = new URL(path, 'http://service')
    for (const change of changes) change(build, searchParams)
    return build
  })
  const { url, now, clock } = service
  const provider = createJupiterSwaps({
    ...{ chains, now, clock, fee: taken },
    settings: {
      ...{ perSecond: 500, ...settings, key, url: `${url}/` },
      ...(isNamed && { network: id }),
    },
  })
  const order: SwapOrder = {
    network,
    from: fixture.build.inputMint,
    to: fixture.build.outputMint,
    amount: 100_000_000n,
    account: 'GkwFnmMDvn3HGMpJpWBg8tgJxr3NxNvg3AXxvXVPbRGJ',
  }
  return {
    ...service,
    ...{ provider, order },
    /** Changes what it answers from now on. */
    change(how: Change) {
      changes.push(how)
    },
    reset() {
      changes = []
    },
    async quote(of: SwapOrder = order) {
      const [offer] = await provider.quote(of)
      if (!offer) throw new Error('no offer')
      return offer
    },
    async build(offer: SwapOffer, { minReceived = least, isMeasured = false } = {}) {
      const write = await provider.build({ ...order, offer, minReceived })
      const built = await write({ isMeasured })
      if (!('solana' in built)) throw new Error('no transaction of Solana')
      return built.solana.transaction
    },
  }
}

export declare namespace startJupiter {
  type Options = {
    readonly settings?: SwapVendorSettings | undefined
    readonly fee?: SwapFee
    /** Whether its settings name the network. */
    readonly isNamed?: boolean
  }
}
