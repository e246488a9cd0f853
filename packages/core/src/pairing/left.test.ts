import { afterEach, expect, test } from 'vitest'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import { recall } from '../remembered.js'
import { callOffOnClose } from '../screens/callOffOnClose.js'
import {
  address,
  allOf,
  createPairingBrowser,
  openPaired,
  type PairingBrowser,
} from './fixtures/createPairingBrowser.js'
import { livePairing } from './livePairing.js'
import { preparePairing } from './preparePairing.js'

const other = `0x${'2'.repeat(40)}`
const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

/** A browser whose page showed a code, and was closed. */
async function leftCode() {
  const browser = createPairingBrowser()
  browsers.push(browser)
  const { client, state, close } = browser.openPage()
  await preparePairing(client)
  const { uri = '' } = state().pairing
  await browser.clock.advance(1_000)
  close()
  return { browser, uri }
}

test('a code from before a reload is taken although the user has another one in front', async () => {
  const { browser, uri } = await leftCode()
  const { client, state, heard } = browser.openPage()
  openModal(client)
  await preparePairing(client)
  const approved = (await browser.openWallet()).approve(uri)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  await approved
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
  expect(state().pairing).toMatchObject({ status: 'idle', uri: undefined })
  expect(state().modal.open).toBe(false)
  expect(heard.filter(({ event }) => event === 'CONNECT_SUCCESS')).toHaveLength(1)
})

test('a second wallet that approves after a reload takes the place of the first', async () => {
  const { browser, client, close, session, state, wallet } = await openPaired()
  browsers.push(browser)
  await preparePairing(client)
  const { uri = '' } = state().pairing
  await browser.clock.advance(1_000)
  close()
  const page = browser.openPage()
  await page.client.handles.wake?.()
  const { engine } = await livePairing(page.client)
  await expect
    .poll(() => page.state().connection.byNamespace.eip155?.accounts[0].address)
    .toBe(address)
  const approved = (await browser.openWallet()).approve(uri, {
    namespaces: allOf(`eip155:1:${other}`),
  })
  await browser.clock.advance(1_000)
  const second = await approved
  await expect
    .poll(() => page.state().connection.byNamespace.eip155?.accounts[0].address)
    .toBe(other)
  expect((await wallet.nextCall('wc_sessionDelete')).topic).toBe(session)
  expect(engine.sessions()).toMatchObject([{ topic: second.session }])
  expect(recall(page.client, 'pairing')).toBeUndefined()
})

test('a code from before a reload that the user gave up is not connected: its wallet hears the end, and no later page takes it', async () => {
  const { browser, uri } = await leftCode()
  const { client, state, close } = browser.openPage()
  callOffOnClose(client)
  await openModal(client)
  await client.handles.wake?.()
  const { engine } = await livePairing(client)
  closeModal(client)
  const wallet = await browser.openWallet()
  const approved = wallet.approve(uri)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  const { session } = await approved
  expect((await wallet.nextCall('wc_sessionDelete')).topic).toBe(session)
  await expect.poll(() => engine.sessions()).toEqual([])
  expect(state().connection.byNamespace).toEqual({})
  close()
  const page = browser.openPage()
  await preparePairing(page.client)
  await browser.clock.advance(1_000)
  expect(page.state().connection.byNamespace).toEqual({})
})

test('a code that the user gave up is not connected while another one is shown: its wallet hears the end, and the other code is taken', async () => {
  const { browser, uri } = await leftCode()
  const { client, state } = browser.openPage()
  callOffOnClose(client)
  openModal(client)
  await client.handles.wake?.()
  const { engine } = await livePairing(client)
  closeModal(client)
  openModal(client)
  await preparePairing(client)
  const shown = state().pairing.uri ?? ''
  const wallet = await browser.openWallet()
  const approved = wallet.approve(uri)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  const { session } = await approved
  await expect.poll(() => engine.sessions()).toEqual([])
  expect((await wallet.nextCall('wc_sessionDelete')).topic).toBe(session)
  expect(state().connection.byNamespace).toEqual({})
  expect(state().pairing).toMatchObject({ status: 'waiting', uri: shown })
  const second = (await browser.openWallet()).approve(shown, {
    namespaces: allOf(`eip155:1:${other}`),
  })
  await browser.clock.advance(1_000)
  await second
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(other)
})

test('the codes of a visit stay on offer, the first of them too, until the user gives them up', async () => {
  const { browser, uri } = await leftCode()
  const page = browser.openPage()
  await preparePairing(page.client)
  await browser.clock.advance(1_000)
  page.close()
  const { client, state } = browser.openPage()
  await client.handles.wake?.()
  const approved = (await browser.openWallet()).approve(uri)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  await approved
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
})
