import { createPocketWallet, type PocketWallet } from '@foyer/testing/pocket'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createEventQueue } from './createEventQueue.js'
import type { DappCalls } from './peers/dapp.js'
import { type Peer, startPeer } from './peers/startPeer.js'
import { type Relay, startRelay } from './startRelay.js'

/* Our wallet with official dapps: what it is tested with elsewhere is our own engine. */
const methods = ['personal_sign', 'eth_sendTransaction']
const events = ['chainChanged', 'accountsChanged']
const namespaces = { eip155: { chains: ['eip155:1', 'eip155:137'], methods, events } }
const hello = `0x${Buffer.from('hello').toString('hex')}`

describe.each(['@walletconnect/sign-client', 'sign-client-older'])('with %s', (dappPackage) => {
  let relay: Relay
  let dapp: Peer<DappCalls>
  let wallet: PocketWallet

  beforeAll(async () => {
    relay = await startRelay()
    dapp = await startPeer<DappCalls>('dapp', dappPackage, relay.url)
    wallet = createPocketWallet({
      relayUrl: relay.url,
      chains: [{ id: 'eip155:1' }, { id: 'eip155:137' }],
      WebSocket,
    })
  })
  afterAll(async () => {
    wallet?.destroy()
    await dapp?.stop()
    await relay?.stop()
  })

  const address = () => wallet.addresses.eip155[0] as `0x${string}`
  const connect = async () => {
    wallet.pair(await dapp.call('connect', namespaces))
    return (await dapp.call('approval')).topic
  }
  const sign = (topic: string, chainId = 'eip155:1') =>
    dapp.call('request', {
      topic,
      chainId,
      request: { method: 'personal_sign', params: [hello, address()] },
    }) as Promise<`0x${string}`>
  /** Resolves when the wallet has as many sessions. */
  const sessions = async (count: number) => {
    const heard = createEventQueue()
    const end = wallet.subscribe(() => heard.tell('change', true))
    while (wallet.state().sessions.length !== count) await heard.next('change')
    end()
  }
  let topic = ''

  test('a proposal is seen, approved and settled', async () => {
    topic = await connect()
    const [session] = await dapp.call('sessions')
    expect(session?.peer).toBe('Pocket Wallet')
    expect(session?.namespaces.eip155?.accounts).toContain(`eip155:137:${address()}`)
  })

  test('requests are answered, or refused', async () => {
    const signature = await sign(topic)
    expect(await verifyMessage({ address: address(), message: 'hello', signature })).toBe(true)
    wallet.reject('personal_sign')
    await expect(sign(topic)).rejects.toMatchObject({ code: expect.any(Number) })
    wallet.approve('personal_sign')
  })

  test('the wallet goes to another network and account', async () => {
    await wallet.switchChain('eip155:137')
    expect(await dapp.next('session_event')).toMatchObject({
      params: { event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' },
    })
    await wallet.selectAccount(1)
    expect(await dapp.next('session_update')).toMatchObject({ topic })
    await wallet.selectAccount(0)
    await dapp.next('session_update')
  })

  test('the wallet changes what it grants, and prolongs it', async () => {
    await wallet.update(topic, { chains: ['eip155:1'] })
    const { params } = await dapp.next<{ params: { namespaces: typeof namespaces } }>(
      'session_update',
    )
    expect(params.namespaces.eip155).toMatchObject({
      accounts: expect.not.arrayContaining([expect.stringMatching(/^eip155:137/)]),
    })
    await wallet.extend(topic)
    expect(await dapp.next('session_extend')).toMatchObject({ topic })
    await dapp.call('extend', topic)
  })

  test('each pings the other', async () => {
    await dapp.call('ping', topic)
    await wallet.ping(topic)
    expect(await dapp.next('session_ping')).toMatchObject({ topic })
  })

  test('each ends a session', async () => {
    wallet.disconnect(topic)
    expect(await dapp.next('session_delete')).toMatchObject({ topic })
    const other = await connect()
    await dapp.call('disconnect', other)
    await sessions(0)
    expect(await dapp.call('sessions')).toEqual([])
  })

  test('a refused proposal', async () => {
    wallet.reject('wc_sessionPropose')
    wallet.pair(await dapp.call('connect', namespaces))
    await expect(dapp.call('approval')).rejects.toMatchObject({ code: 5000 })
    wallet.approve('wc_sessionPropose')
  })

  test('one-click authentication', async () => {
    const uri = await dapp.call('authenticate', {
      chains: ['eip155:1', 'eip155:137'],
      domain: 'dapp.example',
      uri: 'https://dapp.example/login',
      nonce: 'abcd12345678',
      statement: 'Sign in',
      methods,
    })
    wallet.pair(uri)
    const { auths, session } = await dapp.call('authentication')
    expect(auths).toHaveLength(2)
    expect(await sign(session?.topic ?? '')).toMatch(/^0x/)
  })
})
