import { afterEach, expect, test } from 'vitest'
import { testKey } from '../../fixtures/testKey.js'
import { cancelSignIn } from '../../screens/cancelSignIn.js'
import { pressSignIn } from '../../screens/pressSignIn.js'
import { testNetwork } from '../../testing/createTestClient.js'
import { allOf, type PairingBrowser } from '../fixtures/createPairingBrowser.js'
import { openSigning } from '../fixtures/openSigning.js'

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

const { address, sign } = testKey

/** A paired wallet has the text of a sign-in before its user, and the page is gone. */
async function gone(options: { readonly required?: boolean; readonly isLost?: boolean } = {}) {
  const networks = [testNetwork(1), testNetwork(10)] as const
  const found = await openSigning(allOf(`eip155:1:${address}`), {
    ...{ networks, press: pressSignIn },
    ...options,
  })
  browsers.push(found.browser)
  const [text] = found.request.params as [string]
  return { ...found, signature: sign(text) }
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
