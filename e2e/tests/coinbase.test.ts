import type { Page } from 'playwright-core'
import { verifyMessage, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Stage } from '../world/createStage.js'
import { createVisit, type Visit } from '../world/createVisit.js'
import { linkPhone, linkRelay } from '../world/linkPhone.js'
import { mount } from '../world/mount.js'
import { openKeysWallet } from '../world/openKeysWallet.js'
import { see } from '../world/see.js'
import { serve } from '../world/serve.js'
import { serveShown } from '../world/serveShown.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const name = 'Coinbase Wallet'

/** What the SDK keeps in the page. */
const kept = ({ page }: Visit) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('-')))
const sign = ({ page }: Visit, message: string) =>
  page.evaluate(
    (text) => (globalThis as unknown as Scope).fixture.sign(text, 'eip155'),
    message,
  ) as Promise<`0x${string}`>
const request = ({ page }: Visit, method: string, params: readonly unknown[]) =>
  page.evaluate(
    ([name, given]) =>
      (globalThis as unknown as Scope).fixture.request('eip155', { method: name, params: given }),
    [method, params] as const,
  ) as Promise<`0x${string}`>
const receiver = '0x00000000000000000000000000000000000000aa'
const typedData = {
  domain: { name: 'Foyer', version: '1', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [{ name: 'amount', type: 'uint256' }],
  },
  primaryType: 'Order',
  message: { amount: '7' },
} as const

/** Gives an account coins on the first chain. */
async function fund({ place }: Stage, address: string) {
  const [chain] = place.world.chains
  await fetch(chain?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance' },
      params: [address, '0xde0b6b3a7640000'],
    }),
  })
}
const accounts = ({ page }: Visit) =>
  page.evaluate(() => (globalThis as unknown as Scope).fixture.accounts())

test('Coinbase’s wallet connects in a window of its own, signs, is back after a reload, and leaves nothing', async ({
  stage,
}) => {
  const keys = await openKeysWallet(stage)
  const { address } = keys.account
  const visit = await stage.visit('/fixture', { wallets: ['kestrel'], others: [keys.origin] })
  const how = { coinbase: { keysUrl: keys.url } }
  await mount(visit, {}, undefined, how)
  await visit.open()
  await visit.wallet(name).waitFor()
  await visit.page.waitForLoadState('networkidle')
  const requests = () => visit.watch.requests.map((one) => `${one.method()} ${one.url()}`)
  expect(requests().filter((one) => one.startsWith('HEAD') || one.includes(keys.origin))).toEqual(
    [],
  )
  expect(await kept(visit)).toEqual([])

  await visit.pick(name)
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.accountButton, /ETH/)
  expect(await accounts(visit)).toEqual({ eip155: [{ address, type: 'smartAccount' }] })
  const { origin, pathname } = new URL(visit.page.url())
  const heads = requests().filter((one) => one.startsWith('HEAD'))
  expect(heads).toEqual([`HEAD ${origin}${pathname}`])
  expect(JSON.stringify(keys.heard)).not.toContain('wallets=none')

  const message = 'Grüße an alle'
  expect(await verifyMessage({ address, message, signature: await sign(visit, message) })).toBe(
    true,
  )
  keys.set('reject')
  await expect(sign(visit, message)).rejects.toThrow('You declined in your wallet')
  keys.set('approve')

  await expect.poll(() => visit.context.pages()).toHaveLength(1)
  const heard = keys.heard.length
  await visit.page.reload()
  await mount(visit, {}, undefined, how)
  await visit.accountButton.waitFor()
  expect(visit.context.pages()).toHaveLength(1)
  expect(keys.heard).toHaveLength(heard)

  await visit.disconnect()
  await expect.poll(() => kept(visit)).toEqual([])
})

test('its window, closed by the user, declines; the next press opens another', async ({
  stage,
}) => {
  const keys = await openKeysWallet(stage)
  keys.set('ignore')
  const visit = await stage.visit('/fixture', { wallets: [], others: [keys.origin] })
  await mount(visit, {}, undefined, { coinbase: { keysUrl: keys.url } })
  const window = visit.context.waitForEvent('page')
  await visit.open()
  await visit.pick(name)
  await see(visit.sentence, 'Continue in Coinbase Wallet')
  await (await window).close()
  await see(visit.sentence, 'Connection declined')
  keys.set('approve')
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
})

test('its window, blocked by the browser, has a sentence of its own, and no bar of the SDK’s', async ({
  stage,
}) => {
  const keys = await openKeysWallet(stage)
  let app = ''
  const style = 'body{margin:0}iframe{border:0;display:block;inline-size:100vw;block-size:100vh}'
  // A frame that may open no windows.
  const around = await serve((_, response) => {
    const frame = `<iframe sandbox="allow-scripts allow-same-origin" src="${app}"></iframe>`
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><style>${style}</style>${frame}`)
  })
  const shown = await serveShown(stage.place.url, `http://localhost:${around.port}`)
  try {
    app = `http://127.0.0.1:${shown.port}/fixture?wallets=none`
    const others = [keys.origin, `http://localhost:${around.port}`, app]
    const whole = await stage.visit('/fixture', { wallets: [], others, forgive: /sandboxed/ })
    await whole.page.goto(`http://localhost:${around.port}`)
    const frame = whole.page.frames().find((one) => one.url() === app)
    if (!frame) throw new Error('The page has no frame')
    const visit = createVisit({ ...whole, page: frame as unknown as Page })
    await mount(visit, {}, undefined, { coinbase: { keysUrl: keys.url } })
    await visit.open()
    await visit.pick(name)
    await see(visit.sentence, 'The window was blocked')
    await visit.button('Try again').waitFor()
    expect(await visit.page.locator('[class*=cbwsdk]').count()).toBe(0)
    expect(keys.heard).toEqual([])
  } finally {
    await Promise.all([around.close(), shown.close()])
  }
})

test('a phone is linked by the window, is back after a reload, and signs where the page has a Buffer', async ({
  stage,
}) => {
  const keys = await openKeysWallet(stage)
  const { address } = keys.account
  const visit = await stage.visit('/fixture', {
    wallets: [],
    others: [keys.origin, linkRelay],
    // The SDK's bar has inline styles, and the suite's page names no relay in its policy.
    forgive: /style-src|walletlink/,
  })
  const phone = await linkPhone(visit.context, keys)
  const how = { coinbase: { keysUrl: keys.url, preference: 'eoaOnly' } } as const
  await mount(visit, {}, undefined, how)
  await visit.open()
  await visit.pick(name)
  await visit.accountButton.waitFor()
  expect(await accounts(visit)).toEqual({ eip155: [{ address, type: 'eoa' }] })
  // The SDK begins on mainnet.
  const asked = ['requestEthereumAccounts', 'switchEthereumChain']
  expect(phone.requests).toEqual(asked)
  // It writes what is signed with a `Buffer`, which this page has not.
  await expect(sign(visit, 'hello')).rejects.toThrow('Action not allowed')
  expect(phone.requests).toEqual(asked)

  await visit.page.reload()
  await visit.page.waitForFunction(() => 'fixture' in globalThis)
  await visit.page.evaluate(() => (globalThis as unknown as Scope).fixture.addBuffer())
  await mount(visit, {}, undefined, how)
  await visit.accountButton.waitFor()
  expect(phone.requests).toEqual(asked)

  await fund(stage, address)
  const signature = await sign(visit, 'hello')
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  const typed = await request(visit, 'eth_signTypedData_v4', [address, JSON.stringify(typedData)])
  const whole = { ...typedData, domain: { ...typedData.domain, chainId: 31337n } }
  const message = { amount: 7n }
  expect(await verifyTypedData({ ...whole, message, address, signature: typed })).toBe(true)
  const call = { from: address, to: receiver, value: '0x7' }
  const hash = await request(visit, 'eth_sendTransaction', [call])
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  expect(phone.requests.slice(2)).toEqual([
    'signEthereumMessage',
    'signEthereumMessage',
    'signEthereumTransaction',
  ])

  const reloaded = visit.page.waitForEvent('load')
  await visit.accountButton.click()
  await visit.dialog.getByTestId('disconnect').click()
  await reloaded
  expect(phone.ended).toHaveLength(1)
  expect(await kept(visit)).toEqual([])
  await mount(visit, {}, undefined, how)
  await visit.connectButton.waitFor()
})
