import { pairingLifeMs } from '@foyer/protocol'
import { pairingExpiryS } from '@foyer/protocol/pairing'
import { expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { address, createPairingBrowser } from './fixtures/createPairingBrowser.js'
import { preparePairing } from './preparePairing.js'

test('`connect` waits for the code that came in the place of the first', async () => {
  const browser = createPairingBrowser()
  const { client, state } = browser.openPage()
  const asked = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
  await expect.poll(() => state().pairing.uri).toMatch(/^wc:/)
  const { uri: first } = state().pairing
  await browser.clock.advance(pairingLifeMs)
  await preparePairing(client)
  const { uri = '' } = state().pairing
  expect(uri).not.toBe(first)
  await browser.clock.advance(pairingExpiryS * 1_000 - pairingLifeMs + 1_000)
  expect(state().pairing).toMatchObject({ status: 'waiting', uri })
  await (await browser.openWallet()).approve(uri)
  await expect(asked).resolves.toMatchObject({ connectorId: 'walletConnect' })
  expect(state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
  browser.end()
})

test('`connect` ends with the last code', async () => {
  const browser = createPairingBrowser()
  const { client, state } = browser.openPage()
  const asked = expect(
    connect(client, { connectorId: 'walletConnect', namespace: 'eip155' }),
  ).rejects.toMatchObject({ code: 'pairing_expired' })
  await expect.poll(() => state().pairing.uri).toMatch(/^wc:/)
  await browser.clock.advance(pairingExpiryS * 1_000 + 1_000)
  await asked
  browser.end()
})
