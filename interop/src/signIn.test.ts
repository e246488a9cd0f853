import type { PairingEngine } from '@foyer/core/testing'
import { type Hex, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Dapp } from './engine/Dapp.js'
import type { HostedOptions } from './engine/hostEngine.js'
import { startInNode } from './engine/startInNode.js'
import { type Peer, startPeer } from './peers/startPeer.js'
import type { WalletCalls } from './peers/wallet.js'
import { type Relay, startRelay } from './startRelay.js'

/* One press connects and signs in: our engine with official wallets that know it, and with others. */
const methods = ['personal_sign', 'eth_sendTransaction']
const chains = ['eip155:1', 'eip155:137'] as const
const request: Parameters<PairingEngine['authenticate']>[0] = {
  chains,
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: 'abcd12345678',
  statement: 'Sign in',
  methods,
}
const hello = `0x${Buffer.from('hello').toString('hex')}`

let accepts = true
/** What the engine asked about, and whether it is so: only a key may have signed here. */
const verified: { message: string; signature: string; isValid: boolean }[] = []
const options: HostedOptions = {
  async verifySignature({ address, message, signature, type }) {
    const signed = { address: address as Hex, message, signature: signature as Hex }
    const isValid = accepts && type === 'eip191' && (await verifyMessage(signed))
    verified.push({ message, signature, isValid })
    return isValid
  },
}

describe.each(['@reown/walletkit', 'walletkit-older'])('with %s', (walletPackage) => {
  let relay: Relay
  let dapp: Dapp
  let wallet: Peer<WalletCalls>
  let unaware: Peer<WalletCalls>
  let address: Hex

  beforeAll(async () => {
    relay = await startRelay()
    ;[dapp, wallet, unaware] = await Promise.all([
      startInNode(relay.url, options),
      startPeer<WalletCalls>('wallet', walletPackage, relay.url),
      startPeer<WalletCalls>('wallet', walletPackage, relay.url, '--no-auth'),
    ])
    address = await wallet.call('address')
  })
  afterAll(async () => {
    await Promise.all([dapp?.stop(), wallet?.stop(), unaware?.stop()])
    await relay?.stop()
  })

  /** Resolves when the wallet heard this about the pairing of this URI. */
  const heard = async (by: Peer<WalletCalls>, event: string, uri: string) => {
    const topic = uri.slice('wc:'.length, uri.indexOf('@'))
    while (!JSON.stringify(await by.next(event)).includes(topic));
  }
  const authenticate = async (by: Peer<WalletCalls>) => {
    verified.length = 0
    const attempt = await dapp.call('authenticate', request)
    await by.call('pair', attempt.uri)
    return attempt
  }
  const sign = async (topic: string, chainId: (typeof chains)[number]) =>
    (await dapp.call('request', {
      topic,
      chainId,
      method: 'personal_sign',
      params: [hello, address],
    })) as Hex
  const expectUsable = async (topic: string) => {
    for (const chainId of chains) {
      const signature = await sign(topic, chainId)
      expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    }
  }
  const end = async (topic: string, by: Peer<WalletCalls>) => {
    await dapp.call('disconnect', topic)
    expect(await by.next('session_delete')).toMatchObject({ topic })
  }
  /** Neither end keeps a session, once the wallet heard that there is none. */
  const expectNothing = async (by: Peer<WalletCalls>) => {
    await by.next('session_delete')
    // The wallet tells of it before it is done.
    await expect.poll(() => by.call('sessions'), { timeout: 15_000 }).toEqual([])
    expect(await dapp.call('sessions')).toEqual([])
  }

  test('a wallet signs for each network, and the session is used', async () => {
    const { id } = await authenticate(wallet)
    const { signIns, session } = (await dapp.call('authentication')) ?? {}
    expect(signIns).toMatchObject(
      chains.map((chainId) => ({ address, chainId, methods: expect.arrayContaining(methods) })),
    )
    const messages: string[] = []
    for (const _ of chains)
      messages.push((await wallet.next<{ message: string }>('message')).message)
    expect(messages[0]).toContain("(1) 'request': 'eth_sendTransaction', 'personal_sign'")
    expect(messages[0]).toContain('urn:recap:')
    expect(signIns?.map(({ message }) => message)).toEqual(messages)
    for (const { message, signature } of signIns ?? [])
      expect(await verifyMessage({ address, message, signature: signature as Hex })).toBe(true)
    expect(verified.filter(({ isValid }) => isValid)).toHaveLength(chains.length)

    const topic = session?.topic ?? ''
    expect(await wallet.next('authenticated')).toEqual({ topic })
    expect(session).toMatchObject({
      peer: { name: 'Official wallet', redirect: { native: 'official://' } },
      namespaces: { eip155: { accounts: chains.map((chain) => `${chain}:${address}`) } },
    })
    expect(await dapp.next('session_authenticate')).toMatchObject({ id, session: { topic } })
    expect(wallet.waiting('session_proposal')).toBe(0)
    await expectUsable(topic)
    await end(topic, wallet)
  })

  test('a wallet that knows no sign-in connects without', async () => {
    await authenticate(unaware)
    const { signIns, session } = (await dapp.call('authentication')) ?? {}
    expect(signIns).toEqual([])
    expect(verified).toEqual([])
    const topic = session?.topic ?? ''
    expect(await unaware.next('approved')).toEqual({ topic })
    await expectUsable(topic)
    await end(topic, unaware)
  })

  test('declining to sign is reported', async () => {
    await wallet.call('behave', { auth: 'reject' })
    await authenticate(wallet)
    await expect(dapp.call('authentication')).rejects.toMatchObject({ code: 'user_rejected' })
    expect(await dapp.call('sessions')).toEqual([])
  })

  test('declining the proposal instead is reported', async () => {
    await unaware.call('behave', { proposal: 'reject' })
    await authenticate(unaware)
    await expect(dapp.call('authentication')).rejects.toMatchObject({ code: 'user_rejected' })
    expect(await dapp.call('sessions')).toEqual([])
  })

  test('a signature that is not accepted makes neither a sign-in nor a session', async () => {
    await wallet.call('behave', { auth: 'approve' })
    accepts = false
    await authenticate(wallet)
    await expect(dapp.call('authentication')).rejects.toMatchObject({ code: 'session_refused' })
    expect(verified).toMatchObject([{ isValid: false }])
    accepts = true
    await expectNothing(wallet)
  })

  test('signing after the page gave up is answered that there is no session', async () => {
    await wallet.call('behave', { auth: 'hold' })
    const { uri } = await authenticate(wallet)
    await heard(wallet, 'session_authenticate', uri)
    await dapp.call('cancelAuthentication')
    await expect(dapp.call('authentication')).rejects.toMatchObject({ code: 'connect_cancelled' })
    await wallet.call('behave', { auth: 'approve' })
    await expectNothing(wallet)
  })

  test('a proposal that the page gave up cannot be approved', async () => {
    await unaware.call('behave', { proposal: 'hold' })
    const namespaces = { eip155: { chains, methods, events: [] } }
    const uri = await dapp.call('connect', { namespaces })
    await unaware.call('pair', uri)
    await heard(unaware, 'session_proposal', uri)
    await dapp.call('cancel')
    await expect(dapp.call('approval')).rejects.toMatchObject({ code: 'connect_cancelled' })
    await heard(unaware, 'pairing_delete', uri)
    await unaware.call('behave', { proposal: 'approve' })
    expect(await unaware.next('failed')).toMatchObject({ event: 'session_proposal' })
    expect(await unaware.call('sessions')).toEqual([])
    expect(await dapp.call('sessions')).toEqual([])
  })
})
