import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DappCalls } from './peers/dapp.js'
import { type Peer, startPeer } from './peers/startPeer.js'
import type { WalletCalls } from './peers/wallet.js'
import { type Relay, startRelay } from './startRelay.js'

/*
 * Official dapps with official wallets over our relay: whatever they say to each other arrives as it
 * does at any relay of theirs.
 */
const namespaces = {
  eip155: {
    chains: ['eip155:1', 'eip155:137'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged', 'accountsChanged'],
  },
}
/** A server that starts, and those who look for it at ever longer intervals. */
const patient = { timeout: 90_000 }
const hello = `0x${Buffer.from('hello').toString('hex')}`

describe.each([
  ['@walletconnect/sign-client', '@reown/walletkit'],
  ['sign-client-older', 'walletkit-older'],
])('%s with %s', (dappPackage, walletPackage) => {
  let relay: Relay
  let dapp: Peer<DappCalls>
  let wallet: Peer<WalletCalls>
  let address: `0x${string}`

  beforeAll(async () => {
    relay = await startRelay()
    ;[dapp, wallet] = await Promise.all([
      startPeer<DappCalls>('dapp', dappPackage, relay.url),
      startPeer<WalletCalls>('wallet', walletPackage, relay.url),
    ])
    address = await wallet.call('address')
  })
  afterAll(async () => {
    await Promise.all([dapp?.stop(), wallet?.stop()])
    await relay?.stop()
  })

  const connect = async () => {
    await wallet.call('pair', await dapp.call('connect', namespaces))
    const { topic } = await dapp.call('approval')
    await wallet.next('approved')
    return topic
  }
  const sign = (topic: string, chainId = 'eip155:1') =>
    dapp.call('request', {
      topic,
      chainId,
      request: { method: 'personal_sign', params: [hello, address] },
    }) as Promise<`0x${string}`>
  const both = (event: string) => Promise.all([dapp.next(event), wallet.next(event)])
  let topic = ''

  test('connect, settle and sign', async () => {
    topic = await connect()
    const [session] = await dapp.call('sessions')
    expect(session?.namespaces.eip155?.accounts).toEqual([
      `eip155:1:${address}`,
      `eip155:137:${address}`,
    ])
    const signature = await sign(topic)
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  test('the wallet updates the session, extends it and emits events', async () => {
    await wallet.call('update', { topic, chains: ['eip155:1'] })
    expect(await dapp.next('session_update')).toMatchObject({
      topic,
      params: { namespaces: { eip155: { accounts: [`eip155:1:${address}`] } } },
    })
    await wallet.call('update', { topic, chains: ['eip155:1', 'eip155:137'] })
    await dapp.next('session_update')
    await wallet.call('extend', topic)
    expect(await dapp.next('session_extend')).toMatchObject({ topic })
    const event = { name: 'chainChanged', data: 137 }
    await wallet.call('emit', { topic, event, chainId: 'eip155:137' })
    expect(await dapp.next('session_event')).toMatchObject({ topic, params: { event } })
  })

  test('each pings the other, and the dapp extends', async () => {
    await dapp.call('ping', topic)
    await wallet.next('session_ping')
    await wallet.call('ping', topic)
    await dapp.next('session_ping')
    await dapp.call('extend', topic)
    expect(await wallet.next('session_extend')).toMatchObject({ topic })
  })

  test('a refused request', async () => {
    await wallet.call('behave', { request: 'reject' })
    await expect(sign(topic)).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
    await wallet.call('behave', { request: 'sign' })
  })

  // Of the older ones one was seen to lose its way after that, and a later proposal with it.
  const restarts = walletPackage.endsWith('-older') ? [] : [1]
  test.each(restarts)('both find back after the relay was restarted', patient, async () => {
    // They connected before, too.
    await both('relayer_connect')
    await relay.down()
    await both('relayer_disconnect')
    await relay.up()
    await both('relayer_connect')
    expect(await sign(topic, 'eip155:137')).toMatch(/^0x[0-9a-f]{130}$/)
  })

  test('the wallet ends the session', async () => {
    await wallet.call('disconnect', topic)
    expect(await dapp.next('session_delete')).toMatchObject({ topic })
    // The event may come before the session is out of the list.
    await expect.poll(() => dapp.call('sessions')).toEqual([])
  })

  test('the dapp ends the session', async () => {
    const topic = await connect()
    await dapp.call('disconnect', topic)
    expect(await wallet.next('session_delete')).toMatchObject({ topic })
    await expect.poll(() => wallet.call('sessions')).toEqual([])
  })

  test('a refused proposal', async () => {
    await wallet.call('behave', { proposal: 'reject' })
    await wallet.call('pair', await dapp.call('connect', namespaces))
    await expect(dapp.call('approval')).rejects.toMatchObject({ code: 5000 })
    await wallet.call('behave', { proposal: 'approve' })
  })

  test('one-click authentication', async () => {
    const uri = await dapp.call('authenticate', {
      chains: ['eip155:1', 'eip155:137'],
      domain: 'dapp.example',
      uri: 'https://dapp.example/login',
      nonce: 'abcd12345678',
      statement: 'Sign in',
      methods: ['personal_sign', 'eth_sendTransaction'],
    })
    await wallet.call('pair', uri)
    const { auths, session } = await dapp.call('authentication')
    expect(auths).toHaveLength(2)
    expect(await sign(session?.topic ?? '')).toMatch(/^0x/)
  })
})
