import { afterEach, expect, test } from 'vitest'
import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { fakeWindow } from '../fixtures/page.js'
import { recall } from '../remembered.js'
import { signMessage } from '../requests/signMessage.js'
import { cancelPairing } from './cancelPairing.js'
import { createPairingBrowser, type PairingBrowser } from './fixtures/createPairingBrowser.js'
import { openWallet } from './links/openWallet.js'
import { livePairing } from './livePairing.js'
import { preparePairing } from './preparePairing.js'
import { setLinkedWallet } from './setLinkedWallet.js'

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

const kestrel = {
  walletId: 'kestrel',
  name: 'Kestrel',
  link: 'kestrel://',
  kind: 'app',
} as const

/** A browser on a phone, and the links that its pages opened. */
function onPhone() {
  const opened: string[] = []
  const page = Object.assign(fakeWindow('https://shop.example/', 'Mozilla/5.0 (iPhone)'), {
    open: (href: string) => void opened.push(href),
  })
  Object.assign(page.document, { hasFocus: () => true, querySelector: () => null })
  const browser = createPairingBrowser()
  browsers.push(browser)
  return {
    browser,
    opened,
    openPage: () => browser.openPage({}, page),
    choice: () => browser.kept.getItem('WALLETCONNECT_DEEPLINK_CHOICE'),
  }
}

type Page = ReturnType<PairingBrowser['openPage']>

const connected = ({ state }: Page) =>
  expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()

/** The user taps a wallet, and approves in its app. */
async function pairByLink({ browser, openPage }: ReturnType<typeof onPhone>, changes: object = {}) {
  const page = openPage()
  await preparePairing(page.client)
  openWallet(page.client, kestrel)
  const wallet = await browser.openWallet()
  await wallet.approve(page.state().pairing.uri ?? '', changes)
  await connected(page)
  return { ...page, wallet }
}

test('a wallet that was reached by a link is kept for requests, until it is disconnected', async () => {
  const phone = onPhone()
  const { client, state, heard } = await pairByLink(phone)
  expect(phone.choice()).toBe('{"href":"kestrel://","name":"Kestrel"}')
  expect(state().wallets.recent[0]).toEqual({ id: 'kestrel', name: 'Kestrel' })
  expect(heard.at(-1)).toMatchObject({ properties: { method: 'mobile', name: 'Kestrel' } })
  expect(state().pairing.linked).toBeUndefined()
  await disconnect(client)
  expect(phone.choice()).toBeNull()
  expect(state().pairing.wallet).toBeUndefined()
})

test('a request brings that wallet to the front, also after a reload', async () => {
  const phone = onPhone()
  const first = await pairByLink(phone)
  const sign = async ({ client }: Page) => {
    const signed = signMessage(client, { message: 'Hi' })
    const { id, topic } = await first.wallet.answer({ result: '0xabcd' })
    await signed
    return `kestrel://wc?requestId=${id}&sessionTopic=${topic}`
  }
  phone.opened.length = 0
  const links = [await sign(first)]
  first.close()
  const second = phone.openPage()
  await connected(second)
  await phone.browser.clock.advance(1_000)
  links.push(await sign(second))
  expect(phone.opened).toEqual(links)
})

test('a wallet that wants no links is left where it is', async () => {
  const phone = onPhone()
  const { client, wallet } = await pairByLink(phone, { sessionConfig: { disableDeepLink: true } })
  phone.opened.length = 0
  const signed = signMessage(client, { message: 'Hi' })
  await wallet.answer({ result: '0xabcd' })
  await signed
  expect(phone.opened).toEqual([])
})

test.each([
  ['later', cancelPairing],
  ['instead', (client: Client) => setLinkedWallet(client, undefined)],
])(
  'an app that was opened in vain is not taken for the wallet that scans a code %s',
  async (_, turn) => {
    const phone = onPhone()
    const page = phone.openPage()
    const { client, state, heard } = page
    await preparePairing(client)
    openWallet(client, kestrel)
    turn(client)
    await preparePairing(client)
    const wallet = await phone.browser.openWallet()
    await wallet.approve(state().pairing.uri ?? '')
    await connected(page)
    expect(phone.choice()).toBeNull()
    expect(state().wallets.recent[0]?.name).toBe('Pocket')
    expect(heard.at(-1)).toMatchObject({ properties: { method: 'qrcode' } })
    phone.opened.length = 0
    const signed = signMessage(client, { message: 'Hi' })
    await wallet.answer({ result: '0xabcd' })
    await signed
    expect(phone.opened).toEqual([])
  },
)

test('a wallet is kept too that approved while the page was gone', async () => {
  const phone = onPhone()
  const { browser } = phone
  const first = phone.openPage()
  await preparePairing(first.client)
  openWallet(first.client, kestrel)
  const { uri = '' } = first.state().pairing
  await browser.clock.advance(1_000)
  first.close()
  const wallet = await browser.openWallet()
  const approved = wallet.approve(uri)
  const second = phone.openPage()
  await second.client.handles.wake?.()
  await livePairing(second.client)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  await connected(second)
  await approved
  expect(phone.choice()).toBe('{"href":"kestrel://","name":"Kestrel"}')
  expect(recall(second.client, 'pairing')).toBeUndefined()
})
