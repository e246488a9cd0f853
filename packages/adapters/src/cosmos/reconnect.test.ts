import { createCosmosWallet } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { cosmos } from './cosmos.js'
import { countedPage } from './fixtures/countedPage.js'
import { type LocalRest, startRest } from './fixtures/startRest.js'

const openPage = openPages(onTestFinished, cosmos)
const id = 'keplr:keplr'

let here: LocalRest
beforeAll(async () => {
  here = await startRest('here-1', 'Here', 'cosmos')
})
afterAll(() => here.stop())

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A page with a connected wallet, which sleeps and wakes; `answers` is what the wallet says from then on, by method. */
async function open() {
  const { page: window } = countedPage()
  let answers: Readonly<Record<string, (next: () => Promise<unknown>) => unknown>> = {}
  const wallet = createCosmosWallet({
    ...{ name: 'Keplr', window, storage: 'none', accounts: [0, 1] },
    chains: [{ chainId: 'here-1', prefix: 'cosmos' }],
    intercept: ({ method }, next) => answers[method]?.(next),
  })
  onTestFinished(wallet.destroy)
  const page = openPage(window, [here.network], {}, window as EventTarget)
  const session = await page.connect(id)
  return {
    ...{ page, session, sessions: page.sessions },
    wake(next: typeof answers) {
      answers = next
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
    again() {
      answers = {}
      return page.connect(id)
    },
  }
}

test('a page that slept ends the session of a wallet that lets it in no more, and asks for no key', async () => {
  const { wake, sessions } = await open()
  let keys = 0
  const getKey = (next: () => Promise<unknown>) => {
    keys += 1
    return next()
  }
  wake({ isEnabled: () => Promise.resolve(false), getKey })
  await settled()
  expect(sessions).toEqual([undefined])
  expect(keys).toBe(0)
})

test.each([
  ['does not say whether it is let in', { isEnabled: () => Promise.reject(new Error('gone')) }],
  ['gives no key', { getKey: () => new Promise(() => {}) }],
  ['has changed nothing', {}],
])('a page that slept keeps the session of a wallet that %s', async (_, answers) => {
  const { page, wake, session, sessions } = await open()
  wake(answers)
  await settled()
  expect(sessions).toEqual([])
  await expect(page.adapter.reconnect(id)).resolves.toMatchObject({ accounts: session.accounts })
})

test('an answer from before a disconnect changes no session that was begun since', async () => {
  const { again, page, wake, sessions } = await open()
  let fail = (_: Error) => {}
  const late = new Promise((_, reject) => {
    fail = reject
  })
  wake({ getKey: () => late })
  await settled()
  await page.adapter.disconnect(id)
  const { accounts } = await again()
  fail(new Error('Locked'))
  await settled()
  expect(sessions).toEqual([])
  await expect(page.adapter.reconnect(id)).resolves.toMatchObject({ accounts })
})
