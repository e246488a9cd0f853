import {
  type Balance,
  connect,
  type FoyerOptions,
  startClient,
  type TokenBalance,
} from '@foyer/core'
import {
  createTestClient,
  fakeAdapter,
  fakeAddress,
  fakeSession,
  memoryStorage,
} from '@foyer/core/testing'
import { emptyPage } from './emptyPage.js'

export const otherAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export const token: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 0,
  quantity: { decimals: '18', numeric: '1' },
}

/** An empty page and a client whose wallet is connected. A read of a balance waits until the test answers it. They end with the test. */
export async function connectedClient(
  onTestFinished: (end: () => void | Promise<void>) => void,
  {
    stored = memoryStorage(),
    answer = undefined as ((address: string) => Promise<Balance>) | undefined,
    passedMs = 0,
    ...options
  }: Partial<FoyerOptions> & {
    stored?: Storage
    answer?: (address: string) => Promise<Balance>
    passedMs?: number
  } = {},
) {
  onTestFinished(emptyPage())
  const asked: {
    address: string
    settle: (balance: Balance) => void
    fail: (error: Error) => void
  }[] = []
  const adapter = fakeAdapter({
    connect: async () =>
      fakeSession({
        accounts: [
          { address: fakeAddress, type: 'eoa' },
          { address: otherAddress, type: 'eoa' },
        ],
      }),
    getBalance: ({ address }) =>
      answer?.(address) ??
      new Promise((settle, fail) => void asked.push({ address, settle, fail })),
    getIdentity: async () => ({ name: 'ann.eth', avatar: undefined }),
    getAssets: async () => [token],
  })
  const client = createTestClient(
    { adapters: [adapter], ...options },
    { localStorage: () => stored },
  )
  client.held.pass(passedMs)
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return { client, adapter, asked, stored }
}
