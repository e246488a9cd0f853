import { startChains } from 'sandbox'
import { countingProxy } from '../countingProxy.js'
import { paced } from '../load.js'
import { percentile, plainRow, type Row, timeRow } from '../rows.js'
import { startTarget } from '../startTarget.js'
import { measureQuotes } from './measureQuotes.js'

const perSecond = 50
/** Any account: quotes move nothing. */
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Quotes over a local node with exchanges of two kinds: how soon the page has the first after its debounce, and the server under a load. */
export async function measureSwaps(seconds: number): Promise<readonly Row[]> {
  const chains = await startChains({ count: 1 })
  const [chain] = chains.world.chains
  const { rangedExchange: v3, exchange, multicall3 } = chain?.contracts ?? {}
  const [dollar] = chain?.tokens ?? []
  if (!chain || !v3 || !exchange || !dollar) throw new Error('The sandbox has no exchanges.')
  const { factory, router, wrapped } = exchange
  const node = await countingProxy(chain.rpcUrl)
  try {
    const contracts = { multicall3: { address: multicall3 } }
    const custom = { pools: { wrapped, between: [dollar.address], v2: { factory, router }, v3 } }
    const place = { id: Number(chain.id), url: node.url, contracts, custom }
    const quotes = await measureQuotes(place, { token: dollar.address, calls: node.calls })
    const target = await startTarget({
      [`eip155:${chain.id}`]: {
        ...{ rpc: [node.url], name: chain.name, contracts: { multicall3 } },
        pools: { ...exchange, v3, dollars: [dollar.address] },
      },
    })
    try {
      const id = (token: string) => `eip155:${chain.id}:${token}`
      const ask = (nth: number) => {
        const amount = String(10n ** 18n + BigInt(nth))
        const order = { from: id(native), to: id(dollar.address), amount, userAddress: account }
        const search = new URLSearchParams({ projectId: 'local', ...order })
        return { method: 'GET', path: `/v1/convert/quotes?${search}` } as const
      }
      await paced(target.origin, { perSecond, seconds: 2, ask })
      const load = await paced(target.origin, { perSecond, seconds, ask })
      return [
        timeRow('first quote after the debounce, median', percentile(quotes.times, 0.5)),
        timeRow('first quote after the debounce, slowest', Math.max(...quotes.times), 'quoteShown'),
        plainRow('calls to the node for it, most', quotes.calls, String, 'quoteCalls'),
        timeRow(`quotes of the server at ${perSecond}/s, median`, percentile(load.times, 0.5)),
        timeRow(`the same, p99`, percentile(load.times, 0.99), 'quoteP99'),
        plainRow('answers other than 200', load.refused, String, 'refused'),
      ]
    } finally {
      await target.stop()
    }
  } finally {
    node.stop()
    await chains.stop()
  }
}
