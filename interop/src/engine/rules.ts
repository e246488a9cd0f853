import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Peer, startPeer } from '../peers/startPeer.js'
import type { WalletCalls } from '../peers/wallet.js'
import { type Relay, startRelay } from '../startRelay.js'
import type { Dapp } from './Dapp.js'

const methods = ['personal_sign', 'eth_sendTransaction']
const events = ['chainChanged', 'accountsChanged']
const namespaces = { eip155: { chains: ['eip155:1', 'eip155:137'], methods, events } } as const
const hello = `0x${Buffer.from('hello').toString('hex')}`
/** A server that starts, and those who look for it at ever longer intervals. */
const patient = { timeout: 90_000 }
const week = 7 * 24 * 3_600_000

/** What holds between our engine and every official wallet, wherever the engine runs. */
export function pairsWithOfficialWallets(start: (relayUrl: string) => Promise<Dapp>): void {
  describe.each(['@reown/walletkit', 'walletkit-older'])('with %s', (walletPackage) => {
    let relay: Relay
    let dapp: Dapp
    let wallet: Peer<WalletCalls>
    let address: `0x${string}`

    beforeAll(async () => {
      relay = await startRelay()
      ;[dapp, wallet] = await Promise.all([
        start(relay.url),
        startPeer<WalletCalls>('wallet', walletPackage, relay.url),
      ])
      address = await wallet.call('address')
    })
    afterAll(async () => {
      await Promise.all([dapp?.stop(), wallet?.stop()])
      await relay?.stop()
    })

    const connect = async () => {
      await wallet.call('pair', await dapp.call('connect', { namespaces }))
      const session = await dapp.call('approval')
      await wallet.next('approved')
      return session?.topic ?? ''
    }
    const signing = (topic: string, chainId: `eip155:${number}` = 'eip155:1') => ({
      topic,
      chainId,
      method: 'personal_sign',
      params: [hello, address],
    })
    const sign = async (topic: string, chainId?: `eip155:${number}`) =>
      (await dapp.call('request', signing(topic, chainId))) as `0x${string}`
    const kept = async () => (await dapp.call('sessions')).map(({ topic }) => topic)
    let topic = ''

    test('a proposal is seen, approved and settled', async () => {
      const before = Date.now()
      topic = await connect()
      expect(await wallet.next('session_proposal')).toMatchObject({
        params: { proposer: { metadata: { name: 'Our dapp' } }, optionalNamespaces: namespaces },
      })
      const [session] = await dapp.call('sessions')
      expect(session).toMatchObject({
        topic,
        peer: { name: 'Official wallet', redirect: { native: 'official://' } },
        namespaces: { eip155: { accounts: [`eip155:1:${address}`, `eip155:137:${address}`] } },
        disableDeepLink: false,
      })
      // The wallet counts in seconds.
      expect(session?.expiresAt).toBeGreaterThan(before + week - 2_000)
      expect(session?.expiresAt).toBeLessThan(Date.now() + week + 2_000)
      expect(await dapp.next('session_connect')).toMatchObject({ session: { topic } })
    })

    test('requests are answered, whatever their method', async () => {
      const signature = await sign(topic)
      expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
      const transaction = { from: address, to: address, value: '0x1' }
      const sent = { topic, chainId: 'eip155:137', method: 'eth_sendTransaction' } as const
      expect(await dapp.call('request', { ...sent, params: [transaction] })).toMatch(/^0x(ab){32}$/)
      await wallet.next('session_request')
      expect(await wallet.next('session_request')).toMatchObject({
        topic,
        params: {
          chainId: 'eip155:137',
          request: { method: 'eth_sendTransaction', params: [transaction] },
        },
      })
    })

    test('a refused request rejects with the words of the wallet', async () => {
      await wallet.call('behave', { request: 'reject' })
      await expect(sign(topic)).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
      await wallet.call('behave', { request: 'sign' })
    })

    test('the wallet changes what it grants', async () => {
      await wallet.call('update', { topic, chains: ['eip155:1'] })
      const { session } = await dapp.next('session_update')
      expect(session.namespaces.eip155?.accounts).toEqual([`eip155:1:${address}`])
      await wallet.call('update', { topic, chains: ['eip155:1', 'eip155:137'] })
      expect((await dapp.next('session_update')).session.namespaces.eip155?.accounts).toHaveLength(
        2,
      )
    })

    test('events of the wallet arrive', async () => {
      const event = { name: 'chainChanged', data: 137 }
      await wallet.call('emit', { topic, event, chainId: 'eip155:137' })
      expect(await dapp.next('session_event')).toEqual({
        type: 'session_event',
        topic,
        chainId: 'eip155:137',
        ...event,
        isForeign: false,
      })
    })

    test('each prolongs the session', async () => {
      await wallet.call('extend', topic)
      expect((await dapp.next('session_extend')).session.expiresAt).toBeGreaterThan(Date.now())
      await dapp.call('extend', topic)
      expect(await wallet.next('session_extend')).toMatchObject({ topic })
    })

    test('each pings the other', async () => {
      await dapp.call('ping', topic)
      await wallet.next('session_ping')
      await wallet.call('ping', topic)
      expect(await dapp.next('session_ping')).toMatchObject({ topic })
    })

    // The older one was seen not to listen any more after that.
    const restarts = walletPackage.endsWith('-older') ? [] : [1]
    const away = 'what is asked while the relay is away is answered once it is back'
    test.each(restarts)(away, patient, async () => {
      await relay.down()
      await wallet.next('relayer_disconnect')
      const [answer] = await Promise.all([sign(topic, 'eip155:137'), relay.up()])
      expect(answer).toMatch(/^0x[0-9a-f]{130}$/)
    })

    test('an answer that was given while the page was away reaches it', async () => {
      await wallet.call('behave', { request: 'hold' })
      const id = await dapp.call('send', signing(topic))
      while ((await wallet.next<{ id: number }>('session_request')).id !== id);
      await dapp.leave()
      await wallet.call('behave', { request: 'sign' })
      while ((await wallet.next<{ id: number }>('answered')).id !== id);
      await dapp.enter()
      expect(await kept()).toEqual([topic])
      expect(await dapp.next('late_response')).toMatchObject({
        topic,
        id,
        result: expect.stringMatching(/^0x[0-9a-f]{130}$/),
      })
    })

    test('the wallet ends the session', async () => {
      await wallet.call('disconnect', topic)
      expect(await dapp.next('session_delete')).toMatchObject({ topic })
      expect(await kept()).toEqual([])
    })

    test('the page ends the session', async () => {
      const topic = await connect()
      await dapp.call('disconnect', topic)
      expect(await wallet.next('session_delete')).toMatchObject({ topic })
      expect(await kept()).toEqual([])
    })

    test('a session without what is required is refused', async () => {
      const required = { eip155: { chains: ['eip155:10'], methods, events: [] } } as const
      await wallet.call('pair', await dapp.call('connect', { namespaces, required }))
      await expect(dapp.call('approval')).rejects.toMatchObject({ code: 'session_refused' })
      expect(await kept()).toEqual([])
    })

    test('a refused proposal is a refusal of the person', async () => {
      await wallet.call('behave', { proposal: 'reject' })
      await wallet.call('pair', await dapp.call('connect', { namespaces }))
      await expect(dapp.call('approval')).rejects.toMatchObject({ code: 'user_rejected' })
      await wallet.call('behave', { proposal: 'approve' })
    })
  })
}
