import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { World } from '../chain/world.js'
import { type Served, serveApp } from '../serveApp.js'
import { createSales } from './createSales.js'
import { createTillApp } from './createTillApp.js'
import { createWebhooks } from './createWebhooks.js'
import { deliverOnBitcoin } from './deliverOnBitcoin.js'
import { deliverOnEvm } from './deliverOnEvm.js'
import { deliverOnSolana } from './deliverOnSolana.js'
import { hasPrice } from './priceOf.js'
import type { Ware } from './Sale.js'

const defaultSlowMs = 10_000

export type Till = Served & {
  /** What the server is configured with to sell by it: `FOYER_ONRAMP_PROVIDERS`. */
  readonly settings: string
  /** Where it sends webhooks about purchases from now on. */
  sendWebhooksTo(url: string): void
}

/** Plays a shop for coins on this machine: quotes, pages for cards, and test coins that really arrive on the chains of the sandbox. */
export async function startTill({
  world,
  port = 0,
  slowMs = defaultSlowMs,
  now = Date.now,
}: startTill.Parameters): Promise<Till> {
  const { bitcoin, chains, solana } = world
  const secret = randomBytes(24).toString('hex')
  const ending = new AbortController()
  let webhooksUrl: string | undefined
  const chainOf = (network: string) => chains.find(({ id }) => `eip155:${id}` === network)
  const sales = createSales({
    deliver({ network, asset }, delivery) {
      const chain = chainOf(network)
      if (chain) return deliverOnEvm(chain, { asset, ...delivery })
      if (bitcoin?.id === network) return deliverOnBitcoin(bitcoin.esploraUrl, delivery)
      if (solana?.id === network) return deliverOnSolana(solana.rpcUrl, delivery)
      throw new Error(`The till does not deliver on ${network}`)
    },
    thief: (network) => thieves[network.slice(0, network.indexOf(':'))] ?? '',
    notify: createWebhooks({ secret, now, to: () => webhooksUrl }),
    wait: (ms) => wait(ms, undefined, { signal: ending.signal }),
    slowMs,
  })
  const wares = waresOf(world)
  const served = await serveApp(createTillApp({ secret, wares, sales, now }), port)
  const networks = [...new Set(wares.map(({ network }) => network))]
  return {
    url: served.url,
    settings: JSON.stringify({ till: { url: served.url, secret, networks } }),
    sendWebhooksTo(url) {
      webhooksUrl = url
    },
    async stop() {
      ending.abort()
      await sales.settled()
      await served.stop()
    },
  }
}

export declare namespace startTill {
  type Parameters = {
    world: Sold
    /** Default: any free one. */
    port?: number
    /** How long a slow purchase takes. */
    slowMs?: number
    /** Milliseconds since 1970. Default: the machine's. */
    now?: (() => number) | undefined
  }
}

/** Addresses that are not the buyer's, by chain family. */
const thieves: Readonly<Record<string, string>> = {
  eip155: '0x000000000000000000000000000000000000dEaD',
  solana: 'Stake11111111111111111111111111111111111111',
  bip122: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
}

/** The chains that it delivers on. */
type Sold = Pick<World, 'bitcoin' | 'chains' | 'solana'>

/** What is sold: all coins of the EVM chains, and the coins of Solana and Bitcoin. */
function waresOf({ bitcoin, chains, solana }: Sold): readonly Ware[] {
  const evm = chains.flatMap(({ id, tokens }) => [
    { network: `eip155:${id}`, asset: 'coin', symbol: 'ETH', decimals: 18 },
    ...tokens.map(({ address, symbol, decimals }) => ({
      ...{ network: `eip155:${id}`, asset: address, symbol, decimals },
    })),
  ])
  const sol = solana ? [{ network: solana.id, asset: 'coin', symbol: 'SOL', decimals: 9 }] : []
  const btc = bitcoin ? [{ network: bitcoin.id, asset: 'coin', symbol: 'BTC', decimals: 8 }] : []
  return [...evm, ...sol, ...btc].filter(hasPrice)
}
