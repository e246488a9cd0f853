import { evm } from '@foyer/adapters/evm'
import {
  connect,
  createFoyer,
  disconnect,
  sendTransaction,
  signMessage,
  startClient,
} from '@foyer/core'
import SafeAppsSDK, { Methods } from '@safe-global/safe-apps-sdk'
import { type SandboxChains, startChains } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import {
  createTestClient,
  hashMessage,
  http,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSafeFrame, safePage } from './peers/createSafeFrame.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const friend = '0x00000000000000000000000000000000000a1b2c'
const message = 'Grüße'
const eip1271 = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

let chains: SandboxChains
beforeAll(async () => {
  chains = await startChains()
}, 180_000)
afterAll(() => chains.stop())
afterEach(() => void vi.unstubAllGlobals())

function openChain() {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('no chains')
  const { id, name, rpcUrl } = chain
  const network = {
    ...{ id, name, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
  const client = createTestClient({
    ...{ mode: 'anvil', chain: network, pollingInterval: 20 },
    account: privateKeyToAccount(funded),
    transport: http(rpcUrl),
  })
    .extend(publicActions)
    .extend(walletActions)
  return { client, network }
}

/** A frame of a page that shows a real Safe with money, of one owner. */
async function openSafe() {
  const { client, network } = openChain()
  const safe = await createSafeHost(client as never, [privateKeyToAccount(generatePrivateKey())])
  await client.setBalance({ address: safe.address, value: parseEther('5') })
  const frame = createSafeFrame(safe)
  const isSigned = async () =>
    (await client.readContract({
      ...{ address: safe.address, abi: eip1271, functionName: 'isValidSignature' },
      args: [hashMessage(message), '0x'],
    })) === '0x1626ba7e'
  const balance = () => client.getBalance({ address: friend })
  return { ...frame, safe, network, isSigned, balance }
}

/** What was requested, each kind once: how often a transaction is looked for is a matter of time. */
const kinds = (posted: readonly { method: string; params: unknown }[]) =>
  Object.fromEntries(posted.map(({ method, params }) => [method, params]))

/** The Safe around the page is found once it has answered. */
async function enter(client: ReturnType<typeof createFoyer>, address: string) {
  const attempt = () =>
    connect(client, { connectorId: 'safe', namespace: 'eip155' }).then(
      ({ accounts: [account] }) => account.address,
      ({ code }) => code,
    )
  await expect.poll(attempt).toBe(address)
}

test('Safe’s own SDK and the adapter send a Safe’s page the same requests, and both are answered', async () => {
  const theirs = await openSafe()
  // The SDK looks for its page here.
  vi.stubGlobal('window', theirs.window)
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  const info = await sdk.safe.getInfo()
  expect(info.safeAddress).toBe(theirs.safe.address)
  await sdk.txs.signMessage(message)
  expect(await theirs.isSigned()).toBe(true)
  const before = await theirs.balance()
  const txs = [{ to: friend, value: '7', data: '0x' }]
  const { safeTxHash } = await sdk.txs.send({ txs })
  const details = await sdk.txs.getBySafeTxHash(safeTxHash)
  expect(details.txHash).toMatch(/^0x/)
  expect((await theirs.balance()) - before).toBe(7n)
  vi.unstubAllGlobals()

  const ours = await openSafe()
  const client = createFoyer({
    projectId: 'interop',
    networks: [ours.network],
    adapters: [evm({ page: ours.window as never })],
  })
  onTestFinished(startClient(client))
  await enter(client, ours.safe.address)
  // Kept on the chain: there are no bytes of it.
  expect(await signMessage(client, { message })).toBe('0x')
  expect(await ours.isSigned()).toBe(true)
  const hash = await sendTransaction(client, { to: friend, value: 7n } as never)
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect((await ours.balance()) - before).toBe(14n)

  const [asked, expected] = [kinds(ours.posted), kinds(theirs.posted)]
  for (const method of Object.keys(asked)) expect(Object.values<string>(Methods)).toContain(method)
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(Object.keys(expected)))
  for (const method of [Methods.signMessage, Methods.sendTransactions])
    expect(asked[method]).toEqual(expected[method])
  expect(Object.keys(Object(asked[Methods.getTxBySafeTxHash]))).toEqual(['safeTxHash'])
  await disconnect(client, { namespace: 'eip155' })
})

test('a Safe whose user declines is told alike by both', async () => {
  const { window, safe, network } = await openSafe()
  safe.set('reject')
  vi.stubGlobal('window', window)
  const sdk = new SafeAppsSDK({ allowedDomains: [new RegExp(safePage)] })
  await expect(sdk.txs.signMessage(message)).rejects.toThrow(/reject/)
  vi.unstubAllGlobals()
  const client = createFoyer({
    ...{ projectId: 'interop', networks: [network] },
    // A frame of its own: the SDK goes on listening in the other one.
    adapters: [evm({ page: createSafeFrame(safe).window as never })],
  })
  onTestFinished(startClient(client))
  await enter(client, safe.address)
  await expect(signMessage(client, { message })).rejects.toMatchObject({ code: 'user_rejected' })
})
