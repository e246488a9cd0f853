import type { Browser, Frame } from 'playwright-core'
import { type SandboxChains, startChains } from 'sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addAuthenticator } from '../../testing/addAuthenticator.js'
import { pressOpen } from '../../testing/pressOpen.js'
import type { FrameOfTest } from '../testing/frame.js'
import { openFrame } from '../testing/openFrame.js'
import type { Pages } from '../testing/servePages.js'
import { startPages } from '../testing/startPages.js'

let sandbox: SandboxChains
let pages: Pages
let browser: Browser
let stop: () => Promise<void>
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  ;({ pages, browser, stop } = await startPages(sandbox.world))
})
afterAll(async () => {
  await stop?.()
  await sandbox?.stop()
})

const create = 'publickey-credentials-create *'
const get = 'publickey-credentials-get *'

/** What is read where it said no; beside it the words are spoken. */
const failed = (frame: Frame) => frame.locator('.note[data-tone="error"]')

/** A page with the wallet's frame in it, where a user has a passkey requested. */
async function open(allow: string) {
  const one = await openFrame(browser, pages, { query: `allow=${encodeURIComponent(allow)}` })
  onTestFinished(one.close)
  const authenticator = await addAuthenticator(one.page)
  await one.frame.locator('html').click()
  await one.frame.evaluate(() =>
    (window as unknown as { approvalOfTest: FrameOfTest }).approvalOfTest.addPasskey(),
  )
  return { ...one, authenticator }
}

test('the passkey is required above the limit and before dangers, and its proof is for that request alone', async () => {
  const { frame, ask, waits, approve, reject, ends, done } = await open(`${create}; ${get}`)
  await ask('message')
  await waits('open')
  expect(await frame.getByText('Your passkey is asked for next.').count()).toBe(0)
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })

  // Keeps what the passkey says, to say it again.
  await frame.evaluate(() => {
    const { credentials } = navigator
    const real = credentials.get.bind(credentials)
    credentials.get = async (options) => {
      const found = await real(options)
      credentials.get = async () => found
      return found
    }
  })
  await ask('pay')
  await frame.getByText('Your passkey is asked for next.').waitFor()
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved', pay: 'approved' })
  for (const id of ['again', 'pay']) {
    await ask('pay', { id })
    await approve()
    await failed(frame).waitFor()
    await reject()
  }
  await expect.poll(ends).toMatchObject({ again: 'rejected', pay: 'rejected' })
  expect(await done()).toEqual({ message: 1, pay: 1 })
})

test('a user without a passkey is offered one at a danger, and an added one counts at once', async () => {
  const one = await openFrame(browser, pages, {
    query: `allow=${encodeURIComponent(`${create}; ${get}`)}`,
  })
  onTestFinished(one.close)
  const { frame, ask, waits, approve, ends } = one
  const { verifies } = await addAuthenticator(one.page)
  await ask('approveAll')
  await waits('open')
  await frame.getByTestId('passkey-add').click()
  await frame.getByText('Your passkey is asked for next.').waitFor()
  await verifies(false)
  await frame.getByTestId('approval-understand').click()
  await approve()
  await failed(frame).waitFor()
  expect(await ends()).toEqual({})
})

test('nothing is approved without user verification', async () => {
  const { frame, ask, approve, ends, authenticator } = await open(`${create}; ${get}`)
  await authenticator.verifies(false)
  await ask('pay')
  await approve()
  await failed(frame).waitFor()
  expect(await ends()).toEqual({})
  await authenticator.verifies(true)
  await approve()
  await expect.poll(ends).toEqual({ pay: 'approved' })
})

test('where the page keeps its frames from passkeys, a window of the wallet requests it', async () => {
  const { page, frame, ask, approve, ends, authenticator } = await open(create)
  await ask('pay')
  await approve()
  const opening = page.context().waitForEvent('page')
  await frame.getByTestId('passkey-window').click()
  const window = await opening
  const other = await addAuthenticator(window)
  for (const key of await authenticator.keys()) await other.take(key)
  await window.bringToFront()
  expect(await ends()).toEqual({})
  const gone = window.waitForEvent('close')
  await pressOpen(window, () => window.getByTestId('approval-approve').click())
  await gone
  await expect.poll(ends).toEqual({ pay: 'approved' })
})

test.each([
  ['has no such passkey', 'loses'],
  ['can have none at all', 'goes'],
] as const)('a device that %s is no dead end, whatever the browser says', async (_, how) => {
  const { frame, ask, approve, reject, ends, done, authenticator } = await open(`${create}; ${get}`)
  await authenticator[how]()
  for (const id of ['rejected', 'lost']) {
    await ask('pay', { id })
    await approve()
    // At once, and not once the browser gives up.
    await frame.getByTestId('passkey-lost').waitFor()
    // Asked again, it is the same.
    await approve()
    await frame.getByTestId('passkey-lost').waitFor()
    expect(await ends()).not.toHaveProperty(id)
    if (id === 'lost') break
    await reject()
    await expect.poll(ends).toEqual({ rejected: 'rejected' })
  }
  await frame.getByTestId('passkey-lost').click()
  // It was lost for good there: the request needs it no more, and so the wallet's own window.
  await frame.getByTestId('approval-window').waitFor()
  await approve()
  await expect.poll(ends).toEqual({ rejected: 'rejected', lost: 'approved' })
  expect(await done()).toEqual({ lost: 1 })
})

test('a lost passkey that another browser reported stands on the screen, and leads to where it is refused', async () => {
  const { frame, ask, waits, close } = await openFrame(browser, pages, {
    query: `lost&allow=${encodeURIComponent(`${create}; ${get}`)}`,
  })
  onTestFinished(close)
  await ask('message')
  await waits('open')
  await frame.getByText('Your passkey was reported lost').waitFor()
  await frame.getByTestId('passkey-said-lost').waitFor()
})
