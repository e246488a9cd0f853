import { verifySignature } from '@foyer/protocol/signatures'
import type { SiwxSession } from '@foyer/protocol/siwx'
import { afterEach, expect, test } from 'vitest'
import { fakeWindow } from '../../fixtures/page.js'
import { testKey } from '../../fixtures/testKey.js'
import { openModal } from '../../modal/openModal.js'
import { cancelSignIn } from '../../screens/cancelSignIn.js'
import { pressSignIn } from '../../screens/pressSignIn.js'
import { getSession } from '../../siwx/getSession.js'
import { testNetwork } from '../../testing/createTestClient.js'
import { memoryStorage } from '../../testing/memoryStorage.js'
import { type TestStore, testStore } from '../../testing/testStore.js'
import { allOf, createPairingBrowser } from '../fixtures/createPairingBrowser.js'
import { preparePairing } from '../preparePairing.js'

const browsers: ReturnType<typeof createPairingBrowser>[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

const { address, sign } = testKey

const verify = ({ data, message, signature }: SiwxSession) =>
  verifySignature({ chainId: data.chainId, address: data.accountAddress, message, signature })

/** A paired wallet has the text of a sign-in before its user, and the page is gone. */
async function gone({ required = false, isLost = false } = {}) {
  let answer: Promise<void> | undefined
  const browser = createPairingBrowser({ networks: [testNetwork(1), testNetwork(10)] })
  browsers.push(browser)
  const store: TestStore = testStore(verify, {
    getRequired: () => required,
    async getSessions() {
      await answer
      return store.sessions
    },
  })
  const open = (sessionStorage: Storage) => {
    const bare = fakeWindow('https://app.example/')
    const document = Object.assign(bare.document, { querySelector: () => null })
    const window = Object.assign(bare, { sessionStorage, document })
    const page = browser.openPage({ siwx: store }, window)
    const session = () => getSession(page.client, { chainNamespace: 'eip155' })
    const status = () => session().status
    const isShown = () => {
      const { open, history } = page.state().modal
      return open && history.at(-1)?.name === 'SIWXSignMessage'
    }
    return { ...page, session, status, isShown }
  }
  const kept = memoryStorage()
  const first = open(kept)
  openModal(first.client)
  await preparePairing(first.client)
  const wallet = await browser.openWallet()
  const proposed = await wallet.pair(first.state().pairing.uri ?? '')
  const asked = await wallet.nextCall('wc_sessionAuthenticate')
  const error = { code: 10_001, message: 'Unsupported' }
  await wallet.signIn(asked.params.requester.publicKey, asked.id, { error })
  const accepted = await wallet.accept(proposed)
  await accepted.say()
  const { session } = accepted
  await wallet.settle(session, { namespaces: allOf(`eip155:1:${address}`) })
  await expect.poll(first.session).toMatchObject({ status: 'asking' })
  await expect
    .poll(() => first.state().siwx.byNamespace.eip155?.text?.toString())
    .toContain('app.example')
  pressSignIn(first.client)
  const { id, params } = await wallet.nextCall('wc_sessionRequest')
  first.close()
  await browser.clock.advance(0)
  /** Requests that wait for the wallet. */
  const prompts = () => browser.relay.mailbox().filter(({ tag }) => tag === 1108)
  const reply = async (answer: object) => {
    await wallet.reply(session, 'wc_sessionRequest', id, answer)
    await browser.clock.advance(0)
  }
  const [text] = params.request.params as [string]
  return {
    ...{ browser, store, wallet, prompts, reply, signature: sign(text) },
    /** The page once more. The store answers it after so many milliseconds. */
    async back(lateMs = 0) {
      let resolve = () => {}
      answer = new Promise((settle) => {
        resolve = settle
      })
      const page = open(isLost ? memoryStorage() : kept)
      if (lateMs > 0) {
        await expect.poll(page.engines).toBe(1)
        await expect.poll(() => page.client.store.getState().pairing.wallet).toBeDefined()
        await browser.clock.advance(lateMs)
      }
      resolve()
      await expect.poll(page.session).toMatchObject({ isPending: false })
      // Its socket opens.
      await browser.clock.advance(0)
      return page
    },
  }
}

test.each([false, true])(
  'a page that was loaded anew waits for what the phone has, and signs in by it (required: %s)',
  async (required) => {
    const { back, store, prompts, reply, signature } = await gone({ required })
    const { status, isShown, state } = await back()
    await expect.poll(status).toBe('signing')
    expect(isShown()).toBe(true)
    expect(prompts()).toEqual([])
    await reply({ result: signature })
    await expect.poll(status).toBe('signedIn')
    expect(store.sessions).toHaveLength(1)
    expect(prompts()).toEqual([])
    await expect.poll(() => state().modal.open).toBe(false)
  },
)

test.each([0, 3_500])(
  'what the phone signed while the page was away signs in, where the store answers after %s ms',
  async (lateMs) => {
    const { back, store, reply, signature } = await gone()
    await reply({ result: signature })
    const { status, client } = await back(lateMs)
    await expect.poll(status).toBe('signedIn')
    expect(store.sessions).toHaveLength(1)
    expect(client.handles.pairing.late?.size).toBe(lateMs > 0 ? 1 : undefined)
  },
)

test('what the phone declined after a reload is said, and the next press prompts it once', async () => {
  const { back, store, wallet, reply } = await gone()
  const { client, session, status, isShown } = await back()
  await expect.poll(status).toBe('signing')
  await reply({ error: { code: 5_000, message: 'User rejected.' } })
  await expect
    .poll(session)
    .toMatchObject({ status: 'asking', error: expect.objectContaining({ code: 'user_rejected' }) })
  expect(isShown()).toBe(true)
  await expect
    .poll(() => client.store.getState().siwx.byNamespace.eip155?.text?.toString())
    .toContain('app.example')
  pressSignIn(client)
  const { params, id } = await wallet.nextCall('wc_sessionRequest')
  expect(id).toBeGreaterThan(0)
  expect(sign((params.request.params as [string])[0])).toMatch(/^0x/)
  expect(store.sessions).toEqual([])
})

test('a user who cancels meanwhile is not signed in by what the phone signs later, nor prompted by the next reload', async () => {
  const { back, browser, store, prompts, reply, signature } = await gone()
  const page = await back()
  await expect.poll(page.status).toBe('signing')
  await cancelSignIn(page.client)
  expect(page.status()).toBe('refused')
  page.close()
  await browser.clock.advance(0)
  const again = await back()
  await expect.poll(() => again.session()).toMatchObject({ status: 'signedOut', isPending: false })
  expect(again.isShown()).toBe(false)
  await reply({ result: signature })
  await browser.clock.advance(3_000)
  expect(again.status()).toBe('signedOut')
  expect(store.sessions).toEqual([])
  expect(prompts()).toEqual([])
})

test('a page that is loaded anew twice waits still, and what is signed after Cancel is thrown away', async () => {
  const { back, browser, store, reply, signature } = await gone()
  const first = await back()
  await expect.poll(first.status).toBe('signing')
  first.close()
  await browser.clock.advance(0)
  const page = await back()
  await expect.poll(page.status).toBe('signing')
  await cancelSignIn(page.client)
  await reply({ result: signature })
  await browser.clock.advance(3_000)
  expect(page.status()).toBe('refused')
  expect(store.sessions).toEqual([])
})

test('what another tab has with the phone is not waited for, nor what is over', async () => {
  const foreign = await gone({ isLost: true })
  const tab = await foreign.back()
  await expect.poll(() => tab.session()).toMatchObject({ status: 'signedOut', isPending: false })
  expect(tab.isShown()).toBe(false)
  const late = await gone()
  await late.browser.clock.advance(300_000)
  const page = await late.back()
  await expect.poll(() => page.session()).toMatchObject({ status: 'signedOut', isPending: false })
  expect(page.isShown()).toBe(false)
  expect(late.prompts()).toEqual([])
})
