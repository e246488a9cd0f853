import type { Connector, WalletSession } from '@foyer/core'
import { solanaDevnet } from '@foyer/protocol/networks'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { solana } from './solana.js'

const ann = '11111111111111111111111111111112'
const bob = 'SysvarC1ock11111111111111111111111111111111'

const account = (address: string, chains = ['solana:devnet']) => ({
  ...{ address, chains, features: [] },
})

/** A page with a connected wallet of the Wallet Standard, which gives what `give` says when it is asked without a prompt, and says nothing by itself. */
async function open() {
  let give: () => unknown = () => ({ accounts: [account(ann)] })
  let change: (properties: unknown) => void = () => {}
  const calls: unknown[] = []
  const wallet = {
    ...{ version: '1.0.0', name: 'Example', icon: '', chains: ['solana:devnet'], accounts: [] },
    features: {
      'standard:connect': {
        async connect(input?: { silent?: boolean }) {
          calls.push(input?.silent ?? false)
          return give()
        },
      },
      'standard:events': {
        on(_: string, listener: typeof change) {
          change = listener
          return () => {}
        },
      },
      'solana:signMessage': { signMessage: async () => [] },
    },
  }
  const page = new EventTarget()
  page.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register: (one: object) => void }>).detail.register(wallet),
  )
  const { context, end } = testContext([solanaDevnet as never], {}, () => page as unknown as Window)
  const sessions: (WalletSession | undefined)[] = []
  let found: readonly Connector[] = []
  const start = (adapter: ReturnType<typeof make>) =>
    adapter.start({
      wallets: (connectors) => {
        found = connectors
      },
      session: (_, session) => void sessions.push(session),
      pending: () => {},
    })
  const make = () => solana({ page }).create(context)
  const adapter = make()
  const stop = start(adapter)
  const [connector] = found.filter(({ type }) => type === 'ANNOUNCED')
  if (!connector) throw new Error('The wallet was not found')
  await adapter.connect(connector, { network: undefined })
  calls.splice(0)
  onTestFinished(() => {
    stop()
    adapter.destroy()
    end()
  })
  return {
    ...{ adapter, calls, connector, sessions, stop },
    give: (next: () => unknown) => {
      give = next
    },
    say: (accounts: unknown) => change({ accounts }),
    wake: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    restart: () => start(adapter),
    /** What a page that comes next is given. */
    async next() {
      stop()
      const again = make()
      const end = start(again)
      onTestFinished(() => {
        end()
        again.destroy()
      })
      return again.reconnect(connector.id)
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a page that slept takes over another account, one that was taken back, and one that is given again', async () => {
  const { calls, give, sessions, wake } = await open()
  for (const next of [() => ({ accounts: [account(bob)] }), () => ({ accounts: [] })]) {
    give(next)
    wake()
    await settled()
  }
  give(() => ({ accounts: [account(ann)] }))
  wake()
  await expect.poll(() => sessions).toHaveLength(3)
  expect(sessions).toMatchObject([
    { accounts: [{ address: bob }] },
    undefined,
    { accounts: [{ address: ann }] },
  ])
  // None of it was a prompt.
  expect(calls).toEqual([true, true, true])
})

test('a wallet that lets a page in no more ends the session that slept', async () => {
  const { give, sessions, wake } = await open()
  give(() => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  })
  wake()
  await settled()
  expect(sessions).toEqual([undefined])
})

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['never answers', () => new Promise(() => {})],
  ['has changed nothing', () => ({ accounts: [account(ann)] })],
])('a page that slept keeps the session of a wallet that %s', async (_, next) => {
  const { give, sessions, wake } = await open()
  give(next)
  wake()
  await settled()
  expect(sessions).toEqual([])
})

test('what a wallet says while it is asked is newer than its answer', async () => {
  const { give, say, sessions, wake } = await open()
  let answer = (_: unknown) => {}
  give(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  wake()
  say([account(bob)])
  answer({ accounts: [] })
  await settled()
  expect(sessions).toMatchObject([{ accounts: [{ address: bob }] }])
})

test('an answer from before a disconnect ends no session that was begun since', async () => {
  const { adapter, connector, give, sessions, wake } = await open()
  let answer = (_: unknown) => {}
  give(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  wake()
  await adapter.disconnect(connector.id)
  give(() => ({ accounts: [account(ann)] }))
  const { accounts } = await adapter.connect(connector, { network: undefined })
  answer({ accounts: [] })
  await settled()
  expect(sessions).toEqual([])
  await expect(adapter.reconnect(connector.id)).resolves.toMatchObject({ accounts })
})

test('a page that was let go, or that stopped, asks nothing', async () => {
  const { adapter, calls, connector, restart, stop, wake } = await open()
  stop()
  wake()
  expect(calls).toEqual([])
  const stopAgain = restart()
  await settled()
  expect(calls).toEqual([true])
  await adapter.disconnect(connector.id)
  wake()
  stopAgain()
  restart()()
  await settled()
  expect(calls).toEqual([true])
})

test('a remembered session has the account that the wallet gives now', async () => {
  const { give, next } = await open()
  give(() => ({ accounts: [account(bob), account(ann)] }))
  const accounts = [{ address: bob }, { address: ann }]
  await expect(next()).resolves.toMatchObject({ accounts })
})

test('a remembered session goes on in another network where the account has the last one no more', async () => {
  const { give, next } = await open()
  give(() => ({ accounts: [account(ann, ['solana:mainnet'])] }))
  await expect(next()).resolves.toMatchObject({
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
})
