import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeAlert, type Network, sessionUpdateWaitMs } from '@foyer/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adaptersOf } from '../../adaptersOf.js'
import { solanaSigner } from '../../families/solana/fixtures/solanaSigner.js'
import { switchChain } from '../../network/switchChain.js'
import { getProvider } from '../../requests/getProvider.js'
import { sendTransaction } from '../../requests/sendTransaction.js'
import { signMessage } from '../../requests/signMessage.js'
import { testNetwork } from '../../testing/createTestClient.js'
import type { WalletProvider } from '../../Way.js'
import {
  address,
  allOf,
  createPairingBrowser,
  events,
  everywhere,
  methods,
  openPaired,
  type PairingBrowser,
  solana,
} from '../fixtures/createPairingBrowser.js'
import { livePairing } from '../livePairing.js'

const other = `0x${'2'.repeat(40)}`
const browsers: PairingBrowser[] = []
const nodes: Server[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
  for (const node of nodes.splice(0)) node.close()
})

async function paired(...parameters: Parameters<typeof openPaired>) {
  const found = await openPaired(...parameters)
  browsers.push(found.browser)
  const { provider } = await livePairing(found.client)
  const evm = (await getProvider(found.client, { namespace: 'eip155' }).catch(
    () => undefined,
  )) as WalletProvider
  return { ...found, provider, evm }
}

/** What a wallet of EVM networks grants. */
const evmOf = (accounts: readonly string[], more: readonly string[] = []) => ({
  eip155: { accounts, methods: [...methods, ...more], events },
})

/** A node of a network that answers with what it was asked. */
async function startNode(answer: (call: { method: string }) => object, chain: unknown = '0x1') {
  const asked: { method: string; headers: unknown }[] = []
  const node = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call = JSON.parse(Buffer.concat(parts).toString()) as { id: number; method: string }
    asked.push({ method: call.method, headers: request.headers })
    const isIdentity = ['eth_chainId', 'getGenesisHash'].includes(call.method)
    const said = isIdentity ? { result: chain } : answer(call)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...said }))
  })
  nodes.push(node)
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(node.address() as AddressInfo).port}` }
}

describe('what the session knows', () => {
  test('is answered without the wallet', async () => {
    const { evm, client } = await paired(
      allOf(`eip155:1:${address}`, `eip155:1:${other}`, `eip155:10:${address}`),
    )
    const ask = (method: string, params?: unknown) => evm.request({ method, params })
    await expect(ask('eth_accounts')).resolves.toEqual([address, other])
    await expect(ask('eth_requestAccounts')).resolves.toEqual([address, other])
    await expect(ask('eth_chainId')).resolves.toBe('0x1')
    await expect(ask('net_version')).resolves.toBe('1')
    await expect(ask('wallet_requestPermissions', [{ eth_accounts: {} }])).resolves.toEqual([
      { parentCapability: 'eth_accounts' },
    ])
    expect(client.store.getState().pairing.clientId).toMatch(/^did:key:z6Mk/)
  })

  test('is reported before anything is paired only as far as there is something', async () => {
    const browser = createPairingBrowser()
    browsers.push(browser)
    const { client } = browser.openPage()
    const { provider } = await livePairing(client)
    const evm = provider.of('eip155')
    await expect(evm.request({ method: 'eth_accounts' })).resolves.toEqual([])
    await expect(evm.request({ method: 'eth_chainId' })).rejects.toMatchObject({
      code: 'not_connected',
      message: 'Please call connect() before request()',
    })
    expect(() => provider.setDefaultChain('eip155:1')).toThrow('Please call connect()')
  })

  test('is nothing of a chain family or a client that is not there', async () => {
    const { provider, close } = await paired()
    await expect(provider.request({ method: 'solana_signMessage' }, solana)).rejects.toMatchObject({
      code: 'namespace_not_configured',
    })
    expect(() => provider.setDefaultChain(solana)).toThrow('Namespace is not configured')
    close()
    await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({
      code: 'sign_client_missing',
    })
  })
})

describe('the wallet', () => {
  test('gets a text as hex, from an adapter or straight, and on the network in use', async () => {
    const { evm, wallet, client } = await paired()
    const signed = signMessage(client, { message: 'Grüße' })
    const request = await wallet.answer({ result: '0xabcd' })
    expect(request.params).toMatchObject({
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x4772c3bcc39f65', address] },
    })
    await expect(signed).resolves.toBe('0xabcd')
    const straight = evm.request({ method: 'personal_sign', params: ['0xyz', address] })
    const next = await wallet.answer({ result: '0xdef' })
    expect(next.params.request.params).toEqual(['0x3078797a', address])
    await expect(straight).resolves.toBe('0xdef')
  })

  test('gets no call that it did not allow', async () => {
    const { evm } = await paired()
    await expect(
      evm.request({ method: 'eth_signTypedData_v4', params: [address, '{}'] }),
    ).rejects.toMatchObject({ code: 4200 })
  })

  test('gets no transaction for another network than the one in use', async () => {
    const { evm, wallet } = await paired(allOf(`eip155:1:${address}`, `eip155:10:${address}`))
    const send = (chainId: unknown) =>
      evm.request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to: other, chainId }],
      })
    await expect(send('0xa')).rejects.toMatchObject({ code: 'wallet_network_differs' })
    await evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    await expect(send('0x1')).rejects.toMatchObject({ code: 'wallet_network_differs' })
    const sent = send('0xa')
    const { params } = await wallet.answer({ result: `0x${'5'.repeat(64)}` })
    expect(params.chainId).toBe('eip155:10')
    await sent
  })

  test.each(['abc', '0x', '1e1', ' 0xa', '0b1010', '-10', '0', 1.5, null, undefined, ['0xa']])(
    'is not sent to a network by the id %j',
    async (chainId) => {
      const { evm } = await paired(allOf(`eip155:1:${address}`, `eip155:10:${address}`))
      for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
        await expect(evm.request({ method, params: [{ chainId }] })).rejects.toMatchObject({
          code: 4902,
        })
      await expect(evm.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    },
  )

  test('sends what it is asked for', async () => {
    const { wallet, client } = await paired()
    const sent = sendTransaction(client, { to: other, value: 16n })
    const { params } = await wallet.answer({ result: `0x${'5'.repeat(64)}` })
    expect(params.request.params).toEqual([
      { from: address, to: other, value: '0x10', chainId: '0x1' },
    ])
    await expect(sent).resolves.toBe(`0x${'5'.repeat(64)}`)
  })

  test('that declines is heard in our words', async () => {
    const { wallet, client } = await paired()
    const signed = signMessage(client, { message: 'a' })
    const refused = expect(signed).rejects.toMatchObject({ code: 'user_rejected' })
    await wallet.answer({ error: { code: 4001, message: 'no' } })
    await refused
  })

  test('is asked once what it can do, until its session changes', async () => {
    const accounts = [`eip155:1:${address}`]
    const namespaces = evmOf(accounts, ['wallet_getCapabilities'])
    const { evm, wallet, session, state } = await paired(namespaces)
    const ask = () => evm.request({ method: 'wallet_getCapabilities', params: [address] })
    const first = ask()
    await wallet.answer({ result: { '0x1': {} } })
    await expect(first).resolves.toEqual({ '0x1': {} })
    await expect(ask()).resolves.toEqual({ '0x1': {} })
    await wallet.call(session, 'wc_sessionUpdate', {
      namespaces: evmOf([...accounts, `eip155:10:${address}`], ['wallet_getCapabilities']),
    })
    await expect.poll(() => state().network.approved.eip155).toHaveLength(2)
    const again = ask()
    await wallet.answer({ result: { '0xa': {} } })
    await expect(again).resolves.toEqual({ '0xa': {} })
  })

  test('of Solana signs bytes in base58, under the old id where it knows no other', async () => {
    const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const { client, wallet, state, provider } = await paired(
      allOf(`${old}:${solanaSigner.address}`),
      everywhere,
    )
    expect(state().connection.byNamespace.solana?.caipNetworkId).toBe(solana)
    const signed = signMessage(client, { message: 'Hello', chainNamespace: 'solana' })
    const { params } = await wallet.answer({ result: { signature: solanaSigner.sign('Hello') } })
    expect(params).toMatchObject({
      chainId: old,
      request: { params: { message: '9Ajdvzr', pubkey: solanaSigner.address } },
    })
    await expect(signed).resolves.toBe(solanaSigner.sign('Hello'))
    await expect(provider.of('solana').request({ method: 'solana_getAccounts' })).resolves.toEqual([
      { pubkey: solanaSigner.address },
    ])
  })
})

describe('going to another network', () => {
  test('that the session has needs no wallet', async () => {
    const { client, state, evm } = await paired(
      allOf(`eip155:1:${address}`, `eip155:10:${address}`),
    )
    const moved: unknown[] = []
    evm.on('chainChanged', (id: string) => moved.push(id))
    await switchChain(client, { network: 'eip155:10' })
    expect(state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
    await expect(evm.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    expect(moved).toEqual(['0xa'])
  })

  test('that it has not is for the wallet to add', async () => {
    const accounts = [`eip155:1:${address}`]
    const asked = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
    const { client, state, wallet, session } = await paired(evmOf(accounts, asked))
    const going = switchChain(client, { network: 'eip155:10' })
    const { params } = await wallet.answer({ result: null })
    expect(params).toMatchObject({
      chainId: 'eip155:1',
      request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] },
    })
    await wallet.call(session, 'wc_sessionUpdate', {
      namespaces: evmOf([...accounts, `eip155:10:${address}`], asked),
    })
    await going
    expect(state().network.selected.eip155).toBe('eip155:10')
  })

  test('fails when the wallet adds it to nothing', async () => {
    const { client, browser, wallet } = await paired(
      evmOf([`eip155:1:${address}`], ['wallet_switchEthereumChain']),
    )
    const going = switchChain(client, { network: 'eip155:10' })
    const failed = expect(going).rejects.toMatchObject({ code: 'chain_not_supported' })
    await wallet.answer({ result: null })
    await browser.clock.advance(sessionUpdateWaitMs)
    await failed
  })

  test('fails when the wallet takes no such call', async () => {
    const { client } = await paired()
    await expect(switchChain(client, { network: 'eip155:10' })).rejects.toMatchObject({
      code: 'chain_not_supported',
    })
  })

  test('is believed of the wallet that grants one and goes to any', async () => {
    const metadata = { name: 'MetaMask Wallet', description: '', url: '', icons: [] }
    const browser = createPairingBrowser()
    browsers.push(browser)
    const { client, state } = browser.openPage()
    const { preparePairing } = await import('../preparePairing.js')
    await preparePairing(client)
    const wallet = await browser.openWallet()
    const namespaces = evmOf([`eip155:1:${address}`], ['wallet_switchEthereumChain'])
    const controller = { publicKey: wallet.publicKey, metadata }
    await wallet.approve(state().pairing.uri ?? '', { namespaces, controller })
    await expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()
    expect(state().network.approved.eip155).toBeUndefined()
    const going = switchChain(client, { network: 'eip155:10' })
    await wallet.answer({ result: null })
    await browser.clock.advance(sessionUpdateWaitMs)
    await going
    expect(state().network.selected.eip155).toBe('eip155:10')
  })
})

describe('what the wallet does by itself', () => {
  const tell = (name: string, data: unknown, chainId = 'eip155:1') => ({
    event: { name, data },
    chainId,
  })

  test('moves the network and the account in front', async () => {
    const { wallet, session, state } = await paired(
      allOf(`eip155:1:${address}`, `eip155:1:${other}`, `eip155:10:${address}`),
    )
    await wallet.call(session, 'wc_sessionEvent', tell('accountsChanged', [other]))
    const inUse = () => state().connection.byNamespace.eip155
    await expect.poll(() => inUse()?.accounts[0].address).toBe(other)
    await wallet.call(session, 'wc_sessionEvent', tell('chainChanged', 10))
    await expect.poll(() => inUse()?.caipNetworkId).toBe('eip155:10')
    await expect.poll(() => inUse()?.accounts.map((one) => one.address)).toEqual([address])
  })

  test('does not bring in an account that it did not grant, nor nonsense', async () => {
    const { wallet, session, state, browser } = await paired()
    const before = state().connection.byNamespace
    for (const data of [[other], ['x'], 'x', null, [null]])
      await wallet.call(session, 'wc_sessionEvent', tell('accountsChanged', data))
    for (const data of [0, -1, 1.5, 'solana:x', {}, '0xzz', null])
      await wallet.call(session, 'wc_sessionEvent', tell('chainChanged', data))
    await browser.clock.advance(100)
    expect(state().connection.byNamespace).toEqual(before)
  })

  test('takes the app to a network that it does not have', async () => {
    const { wallet, session, state } = await paired()
    await wallet.call(session, 'wc_sessionEvent', tell('chainChanged', '0x5', 'eip155:5'))
    await expect.poll(() => state().network.selected.eip155).toBe('eip155:5')
    expect(state().modal.history.at(-1)?.name).toBe('UnsupportedChain')
  })

  test('changes accounts by another session content, and ends a chain family that is gone', async () => {
    const { wallet, session, state } = await paired(
      allOf(`eip155:1:${address}`, `${solana}:So11111`),
      everywhere,
    )
    await wallet.call(session, 'wc_sessionUpdate', { namespaces: allOf(`eip155:1:${other}`) })
    const { byNamespace } = state().connection
    expect(byNamespace.eip155).toBeDefined()
    await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(other)
    await expect.poll(() => state().connection.byNamespace.solana).toBeUndefined()
  })
})

describe('the network', () => {
  let node: Awaited<ReturnType<typeof startNode>>
  beforeEach(async () => {
    node = await startNode(({ method }) =>
      method === 'eth_call' ? { error: { code: 3, message: 'reverted' } } : { result: '0x7' },
    )
  })
  const on = (url: string) => ({
    networks: [testNetwork(1, { rpcUrls: { default: { http: [url] } } })] as const,
  })

  test('answers what no wallet has a part in', async () => {
    const { evm } = await paired(undefined, on(node.url))
    await expect(evm.request({ method: 'eth_blockNumber' })).resolves.toBe('0x7')
    await expect(evm.request({ method: 'eth_call', params: [{}] })).rejects.toMatchObject({
      code: 3,
      message: 'reverted',
    })
    expect(node.asked[0]?.method).toBe('eth_blockNumber')
  })

  test('tells the balance on the network that is asked about, wherever the wallet stands', async () => {
    const other = await startNode(() => ({ result: '0x9' }), '0xa')
    const at = (id: number, url: string) =>
      testNetwork(id, { rpcUrls: { default: { http: [url] } } })
    const networks = [at(1, node.url), at(10, other.url)] as const
    const { client, evm, state } = await paired(undefined, { networks })
    const ten = state().network.networks[1] as Network
    await expect(evm.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    const balance = await adaptersOf(client).get('eip155')?.getBalance({ address, network: ten })
    expect(balance?.amount).toBe(9n)
  })

  test('is asked at the host’s URL first, and at the next when one fails', async () => {
    const custom = await startNode(() => ({ result: '0x8' }))
    const { evm } = await paired(undefined, {
      ...on(node.url),
      customRpcUrls: { 'eip155:1': [{ url: custom.url, config: { headers: { 'x-key': 'k' } } }] },
      universalProviderConfigOverride: { rpcMap: { 'eip155:1': 'http://127.0.0.1:1' } },
    })
    await expect(evm.request({ method: 'eth_blockNumber' })).resolves.toBe('0x8')
    expect(custom.asked[0]?.headers).toMatchObject({ 'x-key': 'k' })
    expect(node.asked).toEqual([])
  })

  test('is not asked at its own URL beside the host’s, unless the host says so', async () => {
    const customRpcUrls = { 'eip155:1': [{ url: 'http://127.0.0.1:1' }] }
    const call = { method: 'eth_blockNumber' }
    const { evm } = await paired(undefined, { ...on(node.url), customRpcUrls })
    await expect(evm.request(call)).rejects.toThrow()
    expect(node.asked).toEqual([])
    const options = { ...on(node.url), customRpcUrls, customRpcFallback: true }
    const falling = await paired(undefined, options)
    await expect(falling.evm.request(call)).resolves.toBeDefined()
    const methods = node.asked.map(({ method }) => method)
    expect(methods.filter((method) => method === call.method)).toHaveLength(1)
  })

  test('is not believed by the word of a node of another one, and nothing is sent there', async () => {
    const foreign = await startNode(() => ({ result: '0x9' }), '0x5')
    const alerts: string[] = []
    const { client, evm, state } = await paired(undefined, on(foreign.url))
    client.store.subscribe(
      ({ notices: { alert } }) => alert && alerts.push(describeAlert(alert).text),
    )
    const call = (method: string) => evm.request({ method, params: [] })
    const network = state().network.networks[0] as Network
    for (const reading of [
      call('eth_blockNumber'),
      adaptersOf(client).get('eip155')?.getBalance({ address, network }),
    ])
      await expect(reading).rejects.toMatchObject({ code: 'rpc_of_another_network' })
    await expect(call('eth_sendRawTransaction')).rejects.toMatchObject({
      code: 'rpc_of_another_network',
    })
    const asked = foreign.asked.map(({ method }) => method)
    expect(asked).not.toContain('eth_sendRawTransaction')
    expect(asked.filter((method) => method === 'eth_chainId')).toHaveLength(1)
    await expect
      .poll(() => alerts.at(-1))
      .toContain(`${foreign.url} was given for Network 1 (chain 1) and answers for chain 5`)
  })

  test('is asked at the next URL where one is of another network or does not say', async () => {
    const foreign = await startNode(() => ({ result: '0x9' }), '0x5')
    const mute = await startNode(() => ({ result: '0x9' }), null)
    const { evm } = await paired(undefined, {
      ...on(node.url),
      customRpcUrls: { 'eip155:1': [{ url: foreign.url }, { url: mute.url }, { url: node.url }] },
    })
    await expect(evm.request({ method: 'eth_blockNumber' })).resolves.toBe('0x7')
  })

  test('cannot be asked without a URL, or when the host does not have it', async () => {
    const networks = [testNetwork(1, { rpcUrls: { default: { http: [] } } })] as const
    const { evm, provider } = await paired(undefined, { networks })
    await expect(evm.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'rpc_url_missing',
    })
    await expect(provider.request({ method: 'eth_blockNumber' }, 'eip155:5')).rejects.toMatchObject(
      { message: 'JSON-RPC provider for eip155:5 not found' },
    )
  })
})
