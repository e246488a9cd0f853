import { ss58 } from '@foyer/protocol'
import { createPolkadotWallet } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { type LocalNode, startNode } from './fixtures/startNode.js'
import { polkadot } from './polkadot.js'

const openPage = openPages(onTestFinished, polkadot)
const id = 'injectedWeb3:test'

let here: LocalNode
beforeAll(async () => {
  here = await startNode(`0x${'a1'.repeat(32)}`, 'Here', 0)
})
afterAll(() => here.stop())

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page with a connected wallet of two accounts, which sleeps and wakes; `give` is what the wallet answers from then on. */
async function open() {
  const window = new EventTarget()
  let give: ((next: () => Promise<unknown>) => unknown) | undefined
  const wallet = createPolkadotWallet({
    ...{ name: 'Test', source: 'test', window, storage: 'none', accounts: ['sr25519', 'ed25519'] },
    intercept: ({ method }, next) => (method === 'accounts.get' ? give?.(next) : undefined),
  })
  onTestFinished(wallet.destroy)
  // It has no document that names it.
  const metadata = () => ({ name: 'Test', description: '', url: '', icons: [] })
  const page = openPage(window, [here.network], { metadata }, window)
  const session = await page.connect(id)
  const [first = '', second = ''] = wallet.addresses
  return {
    ...{ page, session, wallet },
    sessions: page.sessions,
    accounts: [{ address: first }, { address: second }] as const,
    wake(next: (next: () => Promise<unknown>) => unknown) {
      give = next
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
    again() {
      give = undefined
      return page.connect(id)
    },
    written: (address: string) => ss58.encode(ss58.decode(address) ?? new Uint8Array(32), 0),
  }
}

/** An answer that is given later. */
function held() {
  let answer = (_: unknown) => {}
  const promise = new Promise((resolve) => {
    answer = resolve
  })
  return { answer, give: () => promise }
}

test('a page that slept takes over what the wallet shares now', async () => {
  const { accounts, wake, sessions, written } = await open()
  wake(() => Promise.resolve([accounts[1]]))
  await settled()
  expect(sessions.at(-1)?.accounts).toEqual([
    { address: written(accounts[1].address), type: 'eoa' },
  ])
  wake(() => Promise.resolve([]))
  await settled()
  expect(sessions.at(-1)).toBeUndefined()
})

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['never answers', () => new Promise(() => {})],
  ['has changed nothing', (next: () => Promise<unknown>) => next()],
])('a page that slept keeps the session of a wallet that %s', async (_, give) => {
  const { page, wake, session, sessions } = await open()
  wake(give)
  await settled()
  expect(sessions).toEqual([])
  await expect(page.adapter.reconnect(id)).resolves.toMatchObject({ accounts: session.accounts })
})

test('what a wallet says while it is asked is newer than its answer', async () => {
  const { accounts, wake, sessions, wallet, written } = await open()
  const { answer, give } = held()
  wake(give)
  wallet.emit([accounts[1]])
  answer([accounts[0]])
  await settled()
  expect(sessions.map((one) => one?.accounts.map(({ address }) => address))).toEqual([
    [written(accounts[1].address)],
  ])
})

test('an answer from before a disconnect ends no session that was begun since', async () => {
  const { again, page, wake, sessions } = await open()
  const { answer, give } = held()
  wake(give)
  await page.adapter.disconnect(id)
  const { accounts } = await again()
  answer([])
  await settled()
  expect(sessions).toEqual([])
  await expect(page.adapter.reconnect(id)).resolves.toMatchObject({ accounts })
})
