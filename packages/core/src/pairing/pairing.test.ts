import { pairingLifeMs } from '@foyer/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { cancelConnect } from '../connection/cancelConnect.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { openModal } from '../modal/openModal.js'
import { recall } from '../remembered.js'
import { fakeAdapter, fakeSession } from '../testing/fakeAdapter.js'
import type { WalletSession } from '../WalletSession.js'
import { cancelPairing } from './cancelPairing.js'
import {
  address,
  allOf,
  createPairingBrowser,
  everywhere,
  openPaired,
  type PairingBrowser,
  solana,
  solanaNetwork,
} from './fixtures/createPairingBrowser.js'
import { livePairing } from './livePairing.js'
import { preparePairing } from './preparePairing.js'

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})
const browserOf = (...parameters: Parameters<typeof createPairingBrowser>) => {
  const browser = createPairingBrowser(...parameters)
  browsers.push(browser)
  return browser
}

const paired = (...parameters: Parameters<typeof openPaired>) =>
  openPaired(...parameters).then((found) => {
    browsers.push(found.browser)
    return found
  })

describe('the URI', () => {
  test('lives four minutes, and each request meanwhile gets the same', async () => {
    const browser = browserOf()
    const { client, state, engines } = browser.openPage()
    const both = [preparePairing(client), preparePairing(client)]
    expect(state().pairing.status).toBe('preparing')
    await Promise.all(both)
    const { uri, status, expiresAt } = state().pairing
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect({ status, expiresAt }).toEqual({
      status: 'waiting',
      expiresAt: browser.clock.now() + pairingLifeMs,
    })
    await browser.clock.advance(pairingLifeMs - 10_001)
    await preparePairing(client)
    expect(state().pairing.uri).toBe(uri)
    expect(engines()).toBe(1)
  })

  test('is another one when ten seconds are left', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const { uri } = state().pairing
    await browser.clock.advance(pairingLifeMs - 10_000)
    await preparePairing(client)
    expect(state().pairing.uri).toMatch(/^wc:/)
    expect(state().pairing.uri).not.toBe(uri)
  })

  test('that was shown before is answered all the same', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const { uri = '' } = state().pairing
    await browser.clock.advance(pairingLifeMs)
    await preparePairing(client)
    const wallet = await browser.openWallet()
    await wallet.approve(uri)
    await expect
      .poll(() => state().connection.byNamespace.eip155?.accounts[0].address)
      .toBe(address)
    expect(state().pairing).toMatchObject({ status: 'idle', uri: undefined })
  })

  test('is there while the relay is away, which is said until it is back', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    browser.relay.setOnline(false)
    await preparePairing(client)
    await expect.poll(() => state().pairing).toMatchObject({ status: 'waiting', isCut: true })
    browser.relay.setOnline(true)
    await browser.clock.advance(60_000)
    await expect.poll(() => state().pairing).toMatchObject({ status: 'waiting', isCut: false })
  })

  test('is the host’s own where it drives pairing', async () => {
    const browser = browserOf({ manualWCControl: true })
    const { client, state, engines } = browser.openPage()
    openModal(client, { uri: 'wc:of-the-host' })
    await preparePairing(client)
    const { uri, expiresAt } = state().pairing
    expect({ uri, expiresAt }).toEqual({ uri: 'wc:of-the-host', expiresAt: undefined })
    expect(engines()).toBe(0)
  })

  test('cannot be had without a relay', async () => {
    const { client, state } = browserOf({ relayUrl: undefined as never }).openPage()
    await expect(preparePairing(client)).rejects.toMatchObject({ code: 'pairing_off' })
    expect(state().pairing).toMatchObject({ status: 'failed' })
  })

  test('cannot be had of a client that was destroyed', async () => {
    const { client, close } = browserOf().openPage()
    close()
    await expect(preparePairing(client)).rejects.toMatchObject({ code: 'client_destroyed' })
  })
})

describe('a wallet that approves', () => {
  test('is connected in all its chain families, and the modal closes', async () => {
    const { state, heard } = await paired(
      allOf(`eip155:1:${address}`, `eip155:10:${address}`, `${solana}:So11111`),
      everywhere,
    )
    const { connection, modal, network, pairing, wallets } = state()
    expect(connection.byNamespace).toMatchObject({
      eip155: {
        connectorId: 'walletConnect',
        accounts: [{ address, type: 'eoa' }],
        caipNetworkId: 'eip155:1',
      },
      solana: {
        connectorId: 'walletConnect',
        accounts: [{ address: 'So11111', type: 'eoa' }],
        caipNetworkId: solana,
      },
    })
    expect(network).toMatchObject({
      active: 'eip155',
      approved: { eip155: ['eip155:1', 'eip155:10'], solana: [solana] },
    })
    expect(modal.open).toBe(false)
    expect(pairing).toMatchObject({ status: 'idle', uri: undefined, wallet: { name: 'Pocket' } })
    expect(wallets.recent[0]).toEqual({ id: 'Pocket', name: 'Pocket' })
    expect(heard.filter(({ event }) => event === 'CONNECT_SUCCESS')).toMatchObject([
      { properties: { method: 'qrcode', name: 'Pocket', caipNetworkId: 'eip155:1' } },
    ])
  })

  test('but serves nothing that the host has is not connected', async () => {
    const browser = browserOf({ networks: [solanaNetwork] })
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const wallet = await browser.openWallet()
    wallet.approve(state().pairing.uri ?? '', { namespaces: allOf(`eip155:1:${address}`) })
    await expect.poll(() => state().pairing.status).toBe('failed')
    expect(state().connection.byNamespace).toEqual({})
  })

  test('is what `connect` waits for', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    const asked = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    await expect.poll(() => state().pairing.uri).toMatch(/^wc:/)
    const wallet = await browser.openWallet()
    await wallet.approve(state().pairing.uri ?? '')
    await expect(asked).resolves.toMatchObject({ connectorId: 'walletConnect' })
    expect(state().connection.byNamespace.eip155?.connectorId).toBe('walletConnect')
  })

  test('is in use, and the wallet before it stays connected beside it', async () => {
    const adapter = fakeAdapter()
    const browser = browserOf({ adapters: [adapter] })
    const { client, state } = browser.openPage()
    await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
    await preparePairing(client)
    const wallet = await browser.openWallet()
    await wallet.approve(state().pairing.uri ?? '')
    await expect
      .poll(() => state().connection.byNamespace.eip155?.connectorId)
      .toBe('walletConnect')
    expect(state().connection.beside).toMatchObject([{ connectorId: 'test.kestrel' }])
    expect(adapter.calls).not.toContain('disconnect test.kestrel')
  })
})

describe('a wallet that does not', () => {
  test('is reported, and may be requested again', async () => {
    const browser = browserOf()
    const { client, state, heard } = browser.openPage()
    await preparePairing(client)
    const { uri = '' } = state().pairing
    const wallet = await browser.openWallet()
    const { topic, id } = await wallet.pair(uri)
    await wallet.reply(topic, 'wc_sessionPropose', id, {
      error: { code: 5000, message: 'User rejected.' },
    })
    await expect.poll(() => state().pairing.status).toBe('declined')
    expect(state().pairing).toMatchObject({ uri: undefined, error: { code: 'user_rejected' } })
    expect(heard.at(-1)).toMatchObject({ event: 'CONNECT_ERROR' })
    cancelPairing(client)
    expect(state().pairing).toMatchObject({ status: 'idle', error: undefined, linked: undefined })
    await preparePairing(client)
    expect(state().pairing.uri).not.toBe(uri)
    await wallet.approve(state().pairing.uri ?? '')
    await expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()
  })

  test('in time leaves the pairing failed', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    await preparePairing(client)
    await browser.clock.advance(300_000)
    await expect.poll(() => state().pairing.status).toBe('failed')
    expect(state().pairing.error).toMatchObject({ code: 'pairing_expired' })
  })

  test('before the user gave up is not connected any more', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const wallet = await browser.openWallet()
    const accepted = await wallet.accept(await wallet.pair(state().pairing.uri ?? ''))
    cancelPairing(client)
    await accepted.say()
    await wallet.settle(accepted.session)
    await browser.clock.advance(1_000)
    expect(state().connection.byNamespace).toEqual({})
    expect(state().pairing.status).toBe('idle')
  })

  test('before another wallet got connected is not waited for', async () => {
    const { client, state } = browserOf({ adapters: [fakeAdapter()] }).openPage()
    await preparePairing(client)
    await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
    expect(state().pairing).toMatchObject({ status: 'idle', uri: undefined })
  })

  test('is still waited for when a wallet from before a reload comes back', async () => {
    let answer: (session: WalletSession) => void = () => {}
    const adapter = fakeAdapter({ reconnect: () => new Promise((resolve) => (answer = resolve)) })
    const browser = browserOf({ adapters: [adapter] })
    const before = browser.openPage()
    await connect(before.client, { connectorId: 'test.kestrel', namespace: 'eip155' })
    before.close()
    const { client, state } = browser.openPage()
    await client.handles.wake?.()
    await preparePairing(client)
    const { uri } = state().pairing
    answer(fakeSession())
    await expect.poll(() => state().connection.byNamespace.eip155?.connectorId).toBe('test.kestrel')
    expect(state().pairing).toMatchObject({ status: 'waiting', uri })
  })

  test('before `connect` was called off is not waited for', async () => {
    const { client, state } = browserOf().openPage()
    const asked = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    asked.catch(() => {})
    await expect.poll(() => state().pairing.status).toBe('waiting')
    cancelConnect(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    expect(state().pairing.status).toBe('idle')
  })
})

describe('a session', () => {
  test('is there again after a reload, without asking the wallet', async () => {
    const { browser, close, wallet, session } = await paired(
      allOf(`eip155:1:${address}`, `${solana}:So11111`),
      everywhere,
    )
    close()
    const { state, client } = browser.openPage()
    expect(state().connection.restoring).toEqual(expect.arrayContaining(['eip155', 'solana']))
    await expect
      .poll(() => Object.keys(state().connection.byNamespace).sort())
      .toEqual(['eip155', 'solana'])
    expect(state().pairing.wallet?.name).toBe('Pocket')
    await disconnect(client)
    expect((await wallet.nextCall('wc_sessionDelete')).topic).toBe(session)
  })

  test('begins although the page was gone when the wallet approved', async () => {
    const browser = browserOf()
    const first = browser.openPage()
    await preparePairing(first.client)
    const { uri = '' } = first.state().pairing
    await browser.clock.advance(1_000)
    first.close()
    const wallet = await browser.openWallet()
    const approved = wallet.approve(uri)
    const { client, state } = browser.openPage()
    await client.handles.wake?.()
    await livePairing(client)
    await browser.clock.advance(1_000)
    await browser.clock.advance(1_000)
    await expect
      .poll(() => state().connection.byNamespace.eip155?.accounts[0].address)
      .toBe(address)
    await approved
    expect(recall(client, 'pairing')).toBeUndefined()
  })

  test('of a user who never paired costs nothing', async () => {
    const { client, engines } = browserOf().openPage()
    openModal(client)
    await client.handles.wake?.()
    expect(engines()).toBe(0)
  })

  test('that the wallet ends is over here as well, and forgotten', async () => {
    const { wallet, session, state, client } = await paired(
      allOf(`eip155:1:${address}`, `${solana}:So11111`),
      everywhere,
    )
    await wallet.call(session, 'wc_sessionDelete', { code: 6000, message: 'gone' })
    await expect.poll(() => state().connection.byNamespace).toEqual({})
    expect(recall(client, 'connected')).toEqual([])
    expect(state().notices.notice?.code).toBe('session_ended')
  })

  test('that expires is over', async () => {
    const browser = browserOf()
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const wallet = await browser.openWallet()
    const expiry = browser.clock.now() / 1_000 + 600
    await wallet.approve(state().pairing.uri ?? '', { expiry })
    await expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()
    await browser.clock.advance(600_000)
    await expect.poll(() => state().connection.byNamespace).toEqual({})
  })

  test('ends for all its chain families when one is disconnected, and the wallet hears it', async () => {
    const { wallet, session, state, client } = await paired(
      allOf(`eip155:1:${address}`, `${solana}:So11111`),
      everywhere,
    )
    await disconnect(client, { namespace: 'solana' })
    expect(state().connection.byNamespace).toEqual({})
    expect((await wallet.nextCall('wc_sessionDelete')).topic).toBe(session)
  })

  test('goes on for the others when another wallet takes one chain family', async () => {
    const adapter = fakeAdapter()
    const browser = browserOf({ ...everywhere, adapters: [adapter] })
    const { client, state } = browser.openPage()
    await preparePairing(client)
    const wallet = await browser.openWallet()
    await wallet.approve(state().pairing.uri ?? '', {
      namespaces: allOf(`eip155:1:${address}`, `${solana}:So11111`),
    })
    await expect.poll(() => state().connection.byNamespace.solana).toBeDefined()
    await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
    await browser.clock.advance(1_000)
    expect(state().connection.byNamespace).toMatchObject({
      eip155: { connectorId: 'test.kestrel' },
      solana: { connectorId: 'walletConnect' },
    })
  })
})
