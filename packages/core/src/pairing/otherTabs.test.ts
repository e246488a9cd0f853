import { afterEach, expect, test } from 'vitest'
import { recall } from '../remembered.js'
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

test('a page goes over to the wallet that another tab paired in the place of its own', async () => {
  const { browser, client, state, session } = await openPaired()
  browsers.push(browser)
  const { engine, propose } = await livePairing(client)
  // As the other tab does it.
  const attempt = await propose()
  const wallet = await browser.openWallet()
  await wallet.approve(attempt.uri, { namespaces: allOf(`eip155:1:${other}`) })
  const { topic } = await attempt.approval
  await engine.disconnect(session)
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(other)
  expect(recall(client, 'connected')).toEqual([
    { namespace: 'eip155', connectorId: 'walletConnect' },
  ])
  await engine.disconnect(topic)
  await expect.poll(() => state().connection.byNamespace).toEqual({})
  expect(recall(client, 'connected')).toEqual([])
})

test('a session whose page was gone before it was connected is taken up by the next', async () => {
  const browser = createPairingBrowser()
  browsers.push(browser)
  const first = browser.openPage()
  await preparePairing(first.client)
  const attempt = await (await livePairing(first.client)).propose()
  const wallet = await browser.openWallet()
  await wallet.approve(attempt.uri)
  await attempt.approval
  await browser.clock.advance(0)
  expect(first.state().connection.byNamespace).toEqual({})
  first.close()
  const { client, state } = browser.openPage()
  await client.handles.wake?.()
  await livePairing(client)
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
  expect(recall(client, 'pairing')).toBeUndefined()
})
