import { connect, startClient } from '@foyer/core'
import { openSwap, typeSwapAmount } from '@foyer/core/swap'
import { createTestClient, fakeAdapter, fakeSession } from '@foyer/core/testing'
import { type NetworkInput, swapInputDebounceMs } from '@foyer/protocol'

const rounds = 40

/** Types amounts, one after the other, into a swap of a page without a server. */
export async function measureQuotes(
  { id, url, ...more }: Pick<NetworkInput, 'contracts' | 'custom'> & { id: number; url: string },
  { token, calls }: { token: string; calls: () => number },
): Promise<{ readonly times: readonly number[]; readonly calls: number }> {
  const caipNetworkId = `eip155:${id}` as const
  const network = {
    ...{ id, name: 'Local', rpcUrls: { default: { http: [url] } }, ...more },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const adapter = fakeAdapter({ connect: async () => fakeSession({ caipNetworkId }) })
  const clock = {
    now: Date.now,
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const client = createTestClient({ networks: [network], adapters: [adapter] }, { clock })
  const stop = startClient(client)
  const quoted = () =>
    new Promise<void>((resolve, reject) => {
      const leave = client.store.subscribe(() => {
        const { status, failure } = client.store.getState().swap?.draft?.quoting ?? {}
        if (status !== 'there' && status !== 'failed') return
        leave()
        if (status === 'there') resolve()
        else reject(failure)
      })
    })
  try {
    await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
    const first = quoted()
    await openSwap(client, { toToken: token, amount: '1' })
    await first
    const times: number[] = []
    let most = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = calls()
      const next = quoted()
      typeSwapAmount(client, { text: `1.${round + 10}` })
      const began = performance.now()
      await next
      times.push(performance.now() - began - swapInputDebounceMs)
      most = Math.max(most, calls() - before)
    }
    return { times, calls: most }
  } finally {
    stop()
    client.destroy()
  }
}
