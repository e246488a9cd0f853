import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createPublicClient, createTestClient, http, parseEther, toHex, verifyMessage } from 'viem'
import { expect, inject } from 'vitest'
import { stockFile } from '../world/buildStock.js'
import { opened } from '../world/createLogin.js'
import { createStockClient } from '../world/createStockClient.js'
import { decline } from '../world/decline.js'
import { logInAtProvider } from '../world/logInAtProvider.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const providers = {
  ...{ google: 'Google', github: 'GitHub', apple: 'Apple' },
  ...{ x: 'X', discord: 'Discord', facebook: 'Facebook' },
} as const
const features = { email: true, socials: [...Object.keys(providers), 'farcaster'] }

test('its opening, its list and its events are served, and so are the pictures that it was built with', async ({
  stage,
}) => {
  const stock = await createStockClient(stage, { features })
  const events = () => stock.watch.requests.filter((one) => new URL(one.url()).pathname === '/e')
  await stock.button.click()
  await stock.page.getByText('WalletConnect').first().waitFor()
  await expect.poll(() => events().length).toBeGreaterThan(1)
  for (const one of events()) expect((await one.response())?.status()).toBe(200)
  expect(stock.refusals).toEqual([])

  const ids =
    stockFile('@reown/appkit-utils/dist/esm/src/PresetsUtil.js').match(
      /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
    ) ?? []
  expect(new Set(ids).size).toBe(37)
  const { server } = inject('world')
  for (const id of new Set(ids)) {
    const answer = await fetch(`${server?.url}/public/getAssetImage/${id}?projectId=local`)
    expect([answer.status, answer.headers.get('content-type')], id).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('a user logs in by a code, and signs in place, at each size at which the client gives the frame more height than there is; a refusal has the words that pages look for', async ({
  stage,
}) => {
  const stock = await createStockClient(stage, { features })
  const address = await stock.logIn()
  await stock.ask('sign', 'personal_sign', [toHex('Hello'), address])
  await stock.approve()
  const { value } = await stock.answer('sign')
  const [chain] = stock.networks
  const client = createPublicClient({ transport: http(chain?.rpcUrl) })
  const signature = value as `0x${string}`
  const asked = { address: address as `0x${string}`, message: 'Hello', signature }
  expect(await client.verifyMessage(asked)).toBe(true)
  // That of the smart account, which is not yet there, is none of a plain one.
  expect(await verifyMessage(asked).catch(() => false)).toBe(false)

  for (const [width, height] of [
    [1366, 625],
    [375, 553],
  ] as const) {
    await stock.connected()
    await stock.page.setViewportSize({ width, height })
    const name = `sign at ${width} × ${height}`
    await stock.ask(name, 'personal_sign', [toHex('Hello'), address])
    await stock.approve()
    expect(await stock.answer(name)).toMatchObject({ value: expect.stringMatching(/^0x/) })
  }

  await stock.connected()
  await stock.ask('no', 'personal_sign', [toHex('Hello'), address])
  await decline(stock.frame)
  // Its code is not handed on by this client.
  const message = 'User rejected the request. Nothing was signed or sent.'
  expect(await stock.answer('no')).toEqual({ error: { message } })
})

/** From the window of a provider to the wallet. */
async function logInThere(stock: Awaited<ReturnType<typeof createStockClient>>, window: Page) {
  await logInAtProvider(window, { name: `Ann ${randomBytes(4).toString('hex')}` })
  expect(await stock.connected()).toMatch(/^0x/)
  await expect.poll(() => window.isClosed()).toBe(true)
  expect(stock.refusals).toEqual([])
}

for (const provider of ['github', 'apple', 'x', 'discord', 'facebook'] as const)
  test(`a user logs in by ${provider}, in the window that the client opened`, async ({ stage }) => {
    const stock = await createStockClient(stage, { features })
    const window = await stock.askProvider(provider)
    await see(window.getByRole('heading'), `Stand-in for ${providers[provider]}`)
    await logInThere(stock, window)
  })

test('declining in the window of google is shown there, and the user may begin again and logs in', async ({
  stage,
}) => {
  const stock = await createStockClient(stage, { features })
  const window = await stock.askProvider('google')
  await window.getByLabel('Name').fill('Ann')
  await window.getByRole('button', { name: 'Go on', exact: true }).click()
  await window.getByRole('button', { name: /^No/ }).click()
  await see(window.getByRole('heading'), 'You are not logged in')
  await window.close()
  const again = await opened(stock.page, () =>
    stock.page.getByTestId('social-selector-google').click(),
  )
  await see(again.getByRole('heading'), 'Stand-in for Google')
  await logInThere(stock, again)
})

test('in a view that windows do not come back to, the page is left and come back to', async ({
  stage,
}) => {
  const stock = await createStockClient(stage, { features })
  await stock.page.addInitScript(() => Object.assign(globalThis, { TelegramWebviewProxy: {} }))
  await stock.page.goto(`${stock.origin}/?item=5#part`)
  await stock.button.click()
  await stock.page.getByTestId('social-selector-google').click()
  await see(stock.page.getByRole('heading'), 'Stand-in for Google')
  await logInAtProvider(stock.page, { name: `Ann ${randomBytes(4).toString('hex')}` })
  expect(await stock.connected()).toMatch(/^0x/)
  expect(stock.page.url()).toBe(`${stock.origin}/?item=5#part`)
})

test('what the client links to as the wallet’s site is there', async ({ stage }) => {
  const { page } = await createStockClient(stage, { features })
  const { wallet } = inject('world')
  const seen = await page.goto(`${wallet?.url}/dashboard`)
  expect(seen?.status()).toBe(200)
  await see(page.getByRole('heading'), 'Your wallet')
  const picture = await fetch(`${wallet?.url}/images/favicon.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('what the client took back by closing its modal is not shown any more, and never done', async ({
  stage,
}) => {
  const stock = await createStockClient(stage, { features })
  const address = await stock.logIn()
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const value = toHex(parseEther('0.25'))
  // Else the wallet may say that there is not so much before the client closes.
  const transport = http(stock.networks[0]?.rpcUrl)
  await createTestClient({ mode: 'anvil', transport }).setBalance({
    address: address as `0x${string}`,
    value: parseEther('1'),
  })
  const given = [
    ['pay', 'eth_sendTransaction', [{ from: address, to, value }]],
    ['calls', 'wallet_sendCalls', [{ version: '2.0.0', from: address, calls: [{ to, value }] }]],
    ['sign', 'personal_sign', [toHex('Given up'), address]],
  ] as const
  for (const [name, method, params] of given) {
    await stock.ask(name, method, params)
    await stock.seen()
    await stock.close()
    expect(await stock.answer(name)).toEqual({ error: { message: 'Request was aborted' } })
  }
  await stock.ask('first', 'personal_sign', [toHex('The first'), address])
  await stock.frame.getByText('The first', { exact: true }).waitFor()
  await stock.seen()
  await stock.close()
  await stock.ask('second', 'personal_sign', [toHex('The second'), address])
  await stock.frame.getByText('The second', { exact: true }).waitFor()
  expect(await stock.frame.locator('.approval-place').count()).toBe(0)
  await stock.approve()
  expect(await stock.answer('second')).toMatchObject({ value: expect.stringMatching(/^0x/) })
  expect(await stock.answer('first')).toEqual({ error: { message: 'Request was aborted' } })
})
