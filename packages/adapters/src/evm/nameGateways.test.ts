import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, startClient } from '@foyer/core'
import { type PrimaryName, readPrimaryName, setPrimaryName } from '@foyer/core/names'
import { sendTransfer } from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { createNodeClient, type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  createPublicClient,
  defineChain,
  encodeFunctionData,
  http,
  namehash,
  parseAbi,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { evm } from './evm.js'
import { startNameGateway } from './fixtures/startNameGateway.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

/* Names that are kept outside the chain, over ENS's contracts, a resolver of ENSIP-10 and a gateway that really signs. */

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const here = 0x80000000n | 31_337n
const abi = parseAbi([
  'function registry() view returns (address)',
  'function owner(bytes32) view returns (address)',
  'function resolver(bytes32) view returns (address)',
  'function setGateway(string[], address)',
])

const naming = parseAbi(['function setName(string)'])

let chains: SandboxChains
let gateway: Awaited<ReturnType<typeof startNameGateway>>
let universal: Address
let offchain: Address

const nodeOf = () => {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('No chain')
  return createNodeClient(chain, privateKeyToAccount(funded))
}
const leadTo = async (urls: string[]) => {
  const node = nodeOf()
  const call = { address: offchain, abi, functionName: 'setGateway', chain: null } as const
  const hash = await node.writeContract({ ...call, args: [urls, gateway.signer] })
  await node.waitForTransactionReceipt({ checkReplacement: false, hash })
}

beforeAll(async () => {
  ;[chains, gateway] = await Promise.all([startChains({ count: 1 }), startNameGateway()])
  universal = chains.world.chains[0]?.contracts.ensUniversalResolver ?? '0x'
  const node = nodeOf()
  const registry = await node.readContract({ address: universal, abi, functionName: 'registry' })
  const args = [namehash('stand.eth')] as const
  offchain = await node.readContract({ address: registry, abi, functionName: 'resolver', args })
}, 180_000)
afterAll(async () => {
  await Promise.all([gateway.stop(), chains.stop()])
})
const honest: Partial<Awaited<ReturnType<typeof startNameGateway>>> = {}
beforeEach(async () => {
  honest.by ??= gateway.by
  Object.assign(gateway, { ...honest, livesFor: 600, sender: undefined, misbehave: undefined })
  gateway.addresses.clear()
  gateway.requests = 0
  await leadTo([gateway.template])
})

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address

async function open(
  nameGateways: readonly string[] = [gateway.origin],
  { registrar, server }: { registrar?: Address; server?: string } = {},
) {
  const rpcUrl = chains.world.chains[0]?.rpcUrl ?? ''
  const network = {
    ...{ id: 31_337, name: 'Here', rpcUrls: { default: { http: [rpcUrl] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    contracts: {
      ensUniversalResolver: { address: universal },
      ...(registrar && { ensReverseRegistrar: { address: registrar } }),
    },
  }
  const local = { network, url: rpcUrl, client: { chain: { ...network } } } as never
  const wallet = testWallet(generatePrivateKey(), [local], [31_337])
  const info = { uuid: '1', name: 'Test Wallet', icon: '', rdns: 'com.example.test' }
  const { page } = testPage([{ info, provider: wallet.provider }])
  const client = createTestClient({
    networks: [network],
    adapters: [evm({ page, nameGateways })],
    ...(server && { server }),
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const node = nodeOf()
  await node.setBalance({ address: wallet.account.address, value: parseEther('1') })
  const requests = () => wallet.asked.filter(({ method }) => method === 'eth_sendTransaction')
  return { client, node, requests, address: wallet.account.address, wallet }
}

test('a name behind a gateway of the host leads to its address here, and is asked for again before it is signed', async () => {
  const to = newAddress()
  gateway.addresses.set(`ann.stand.eth ${here}`, to)
  const { client, node } = await open()
  await sendTransfer(client, { to: 'ann.stand.eth', amount: 5n })
  // The transfer is on its way when it has been sent, and in a block soon after.
  await expect.poll(() => node.getBalance({ address: to })).toBe(5n)
  expect(gateway.requests).toBe(2)
})

test('an address of Ethereum alone is none here before the user confirms it, and one that changed before it is signed stops the transfer', async () => {
  gateway.addresses.set('ann.stand.eth 60', newAddress())
  const { client, requests } = await open()
  const send = (onPreview = () => {}) =>
    sendTransfer(client, { to: 'ann.stand.eth', amount: 5n, onPreview })
  await expect(send()).rejects.toMatchObject({ code: 'receiver_unconfirmed' })
  gateway.addresses.set(`ann.stand.eth ${here}`, newAddress())
  const changed = send(() => void gateway.addresses.set(`ann.stand.eth ${here}`, newAddress()))
  await expect(changed).rejects.toMatchObject({ code: 'receiver_changed' })
  expect(requests()).toEqual([])
})

test.each<[string, () => void]>([
  ['signed by another key', () => void Object.assign(gateway, { by: gateway.stranger() })],
  ['that has expired', () => void Object.assign(gateway, { livesFor: -600 })],
  ['for another contract', () => void Object.assign(gateway, { sender: newAddress() })],
  [
    'that is no JSON',
    () =>
      void Object.assign(gateway, {
        misbehave: (response: { end(text: string): void }) => response.end('{'),
      }),
  ],
  [
    'of a fault',
    () =>
      void Object.assign(gateway, {
        misbehave: (response: { writeHead(status: number): { end(): void } }) =>
          response.writeHead(500).end(),
      }),
  ],
])('an answer %s leads nowhere, and nothing is sent', async (_, lie) => {
  gateway.addresses.set(`ann.stand.eth ${here}`, newAddress())
  const { client, requests } = await open()
  lie()
  await expect(sendTransfer(client, { to: 'ann.stand.eth', amount: 5n })).rejects.toMatchObject({
    code: 'name_not_resolved',
  })
  expect(gateway.requests).toBeGreaterThan(0)
  expect(requests()).toEqual([])
})

test('a gateway that the host did not choose gets no request, whatever the resolver says', async () => {
  gateway.addresses.set(`ann.stand.eth ${here}`, newAddress())
  const elsewhere = [[], ['https://names.example'], [`${gateway.origin}.example`]]
  for (const origins of elsewhere) {
    const { client } = await open(origins)
    await expect(sendTransfer(client, { to: 'ann.stand.eth', amount: 5n })).rejects.toMatchObject({
      code: 'name_not_resolved',
    })
  }
  await leadTo(['http://{sender}@evil.example/{data}', 'file:///etc/{data}', 'not a url'])
  const { client } = await open()
  await expect(sendTransfer(client, { to: 'ann.stand.eth', amount: 5n })).rejects.toMatchObject({
    code: 'name_not_resolved',
  })
  expect(gateway.requests).toBe(0)
})

/** What the host's server says of one name. */
async function startProfile(addresses: () => Record<string, { address: string }>) {
  const server = createServer((request, response) => {
    const isProfile = request.url?.startsWith('/v1/profile/account/ann.stand.eth') === true
    const profile = { name: 'ann.stand.eth', registered: 1, updated: 1, attributes: [] }
    response.writeHead(isProfile ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isProfile ? { ...profile, addresses: addresses() } : {}))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const name = 'ann.stand.eth'

test('an account goes by its name once its transaction is in a block, as clients of ENS read it through the Universal Resolver', async () => {
  const registrar = chains.world.chains[0]?.contracts.ensReverseRegistrar ?? '0x'
  let led: Record<string, { address: string }> = {}
  const server: string = await startProfile(() => led)
  const { address, client, requests } = await open([], { registrar, server })
  gateway.addresses.set(`${name} ${here}`, address)
  // What leads to another account, or to this one on another network, would be shown by no client.
  expect(await readPrimaryName(client, { name })).toBeUndefined()
  led = { [String(here)]: { address: newAddress() }, 60: { address } }
  expect(await readPrimaryName(client, { name })).toBeUndefined()
  led = { [String(here)]: { address } }
  const offer = await readPrimaryName(client, { name })
  const network = { namespace: 'eip155', caipNetworkId: 'eip155:31337' }
  const shown = { name, account: address, registrar, ...network, current: undefined }
  expect(offer).toEqual(shown)
  if (!offer) throw new Error('nothing is offered')
  await setPrimaryName(client, offer)
  const data = encodeFunctionData({ abi: naming, args: [name] })
  expect(requests().map(({ params }) => params)).toEqual([
    [{ from: address, to: registrar, data, chainId: '0x7a69' }],
  ])
  const rpcUrl = chains.world.chains[0]?.rpcUrl ?? ''
  const reader = createPublicClient({
    chain: defineChain({
      ...{ id: 31_337, name: 'Here', rpcUrls: { default: { http: [rpcUrl] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      contracts: { ensUniversalResolver: { address: universal } },
    }),
    transport: http(rpcUrl),
  })
  expect(await reader.getEnsName({ address, coinType: here, strict: true })).toBe(name)
  expect((await readPrimaryName(client, { name }))?.current).toBe(name)
  // A name that leads elsewhere by now is no name of the account for anyone.
  gateway.addresses.set(`${name} ${here}`, newAddress())
  const later = reader.getEnsName({ address, coinType: here, strict: true })
  await expect(later).rejects.toThrow('ReverseAddressMismatch')
})

test('the registrar of Ethereum keeps names in a resolver, which are read there', async () => {
  const [first] = chains.world.accounts
  const node = nodeOf()
  const registry = await node.readContract({ address: universal, abi, functionName: 'registry' })
  const args = [namehash('addr.reverse')] as const
  const registrar = await node.readContract({ address: registry, abi, functionName: 'owner', args })
  const server: string = await startProfile(() => ({ [String(here)]: { address } }))
  const { address, client } = await open([], { registrar, server })
  const offer = await readPrimaryName(client, { name })
  expect(offer?.current).toBeUndefined()
  if (!offer) throw new Error('nothing is offered')
  await setPrimaryName(client, offer)
  expect((await readPrimaryName(client, { name }))?.current).toBe(name)
  expect(
    first && (await node.getEnsName({ address: first, universalResolverAddress: universal })),
  ).toBe('orchard.eth')
})

test.each<[string, (offer: PrimaryName) => PrimaryName]>([
  ['another account', (offer) => ({ ...offer, account: newAddress() })],
  ['another network', (offer) => ({ ...offer, caipNetworkId: 'eip155:1' })],
  ['another contract', (offer) => ({ ...offer, registrar: newAddress() })],
])('a primary name that was shown for %s is not sent', async (_, other) => {
  const registrar = chains.world.chains[0]?.contracts.ensReverseRegistrar ?? '0x'
  const server: string = await startProfile(() => ({ [String(here)]: { address } }))
  const { address, client, requests } = await open([], { registrar, server })
  const offer = await readPrimaryName(client, { name })
  if (!offer) throw new Error('nothing is offered')
  await expect(setPrimaryName(client, other(offer))).rejects.toMatchObject({ code: 'send_changed' })
  expect(requests()).toEqual([])
})

test('no primary name is offered where the network has no contract for it, or another one stands there', async () => {
  const server: string = await startProfile(() => ({ [String(here)]: { address } }))
  const { address, client } = await open([], { server })
  expect(await readPrimaryName(client, { name })).toBeUndefined()
  const bare = await open([], { server, registrar: newAddress() })
  expect(await readPrimaryName(bare.client, { name })).toBeUndefined()
})
