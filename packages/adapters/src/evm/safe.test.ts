import type { Connector } from '@foyer/core'
import { testAdapter } from '@foyer/core/testing'
import { createSafeHost, type OwnersDo } from 'sandbox/safe'
import { hashMessage, hashTypedData, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EvmAdapter } from './EvmAdapter.js'
import { evm } from './evm.js'
import { openSafeFrame } from './fixtures/openSafeFrame.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testContext } from './fixtures/testContext.js'

let chains: LocalChain[] = []

beforeAll(async () => {
  chains = await Promise.all([startChain(31337, 'Here'), startChain(31338, 'There')])
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

const stranger = () => privateKeyToAccount(generatePrivateKey()).address
const chain = () => {
  const [here] = chains
  if (!here) throw new Error('The chain did not start')
  return here
}
const typedData = {
  domain: { name: 'Foyer', version: '1', chainId: 31337 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 2n ** 200n },
}

/** A real Safe with money, of some owners. */
async function openSafe(owners = 1) {
  const keys = Array.from({ length: owners }, () => privateKeyToAccount(generatePrivateKey()))
  const safe = await createSafeHost(chain().client as never, keys)
  await chain().client.setBalance({ address: safe.address, value: parseEther('10') })
  return safe
}

const eip1271 = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
const holds = async (address: string, hash: `0x${string}`, signature: string) =>
  (await chain().client.readContract({
    ...{ address: address as `0x${string}`, abi: eip1271, functionName: 'isValidSignature' },
    args: [hash, signature as `0x${string}`],
  })) === '0x1626ba7e'

type Safe = Awaited<ReturnType<typeof openSafe>>
type Lying = (method: string, params: unknown, safe: Safe) => Promise<unknown>

/** An adapter in a frame of the Safe's page, which may answer otherwise than it should. */
async function bench(
  owners = 1,
  lying: Lying = (method, params, safe) => safe.answer(method, params),
) {
  const safe = await openSafe(owners)
  const frame = openSafeFrame({ answer: (method, params) => lying(method, params, safe) })
  const adapter = evm({ page: frame.page }).create(testContext([chain().network])) as EvmAdapter
  let found: readonly Connector[] = []
  const pending: number[] = []
  const stop = adapter.start({
    wallets: (connectors) => {
      found = connectors
    },
    session: () => {},
    pending: (count) => void pending.push(count),
  })
  await expect.poll(() => found.map(({ id }) => id)).toEqual(['safe'])
  const [connector] = found
  if (!connector) throw new Error('The Safe was not found')
  const session = await adapter.connect(connector, { network: undefined })
  return {
    ...{ safe, frame, adapter, pending, session },
    /** The transaction that the adapter waits for. */
    awaited: () => Object(frame.posted.at(-1)?.params).safeTxHash as `0x${string}`,
    from: { address: safe.address as string, network: chain().network },
    async [Symbol.asyncDispose]() {
      stop()
      adapter.destroy()
    },
  }
}

const answers = { approve: 'execute', reject: 'reject', ignore: 'ignore' } as const

async function fixture() {
  const [here, other] = chains
  if (!here || !other) throw new Error('The chains did not start')
  const safe = await openSafe()
  const { page, listeners } = openSafeFrame(safe)
  const unused = () => {
    throw new Error('A Safe has no such switch')
  }
  return {
    setup: evm({ page }),
    context: testContext([here.network, other.network]),
    connectorId: 'safe',
    wallet: {
      address: safe.address,
      answer: (how: keyof typeof answers) => safe.set(answers[how] satisfies OwnersDo),
      prompts: safe.prompts,
      listeners,
      ...{ lock: unused, unlock: unused, revoke: unused, moveTo: unused },
    },
    networks: { here: here.network, other: other.network },
    stranger: stranger(),
    balanceOf: ({ address }: { address: string }) =>
      here.client.getBalance({ address: address as `0x${string}` }),
    verifyMessage: ({ address, message, signature }: Record<string, string>) =>
      holds(address ?? '', hashMessage(message ?? ''), signature ?? ''),
    typedData: {
      value: typedData,
      verify: ({ address, signature }: { address: string; signature: string }) =>
        holds(address, hashTypedData(typedData as never), signature),
    },
    dispose: async () => {},
  }
}

// A Safe is connected by its page: there is no prompt, no lock, no other network, and nothing that it tells by itself.
const except = [
  'says so when the user declines, and connects the next time',
  'says so when the wallet is locked',
  'resumes nothing from a locked wallet, and nothing from a missing one',
  'is connected again once a wallet that was locked is unlocked',
  'is connected once a wallet that was locked when the page came is unlocked',
  'lets a wallet go that is locked',
  'switches to a network that the wallet knows, and to one that it has to add',
  'stays where it is when the user declines to switch',
  'reports what the user changes in the wallet itself',
  'leaves no listener when it is stopped, and listens again when started',
  'reports what the user did in the wallet while it was stopped',
]

describe('evm, in a frame of a Safe', () => {
  for (const { name, run } of testAdapter(fixture, { except })) test(name, run)
})

test('connects without a prompt, as a smart account on the Safe’s network', async () => {
  await using made = await bench()
  expect(made.session).toMatchObject({
    accounts: [{ address: made.safe.address, type: 'smartAccount' }],
    caipNetworkId: 'eip155:31337',
  })
  expect(made.safe.prompts()).toBe(0)
})

test('a transaction is awaited until the owners executed it, and its hash is the chain’s', async () => {
  await using made = await bench(2)
  made.safe.set('wait')
  const to = stranger()
  const sent = made.adapter.sendTransaction('safe', {
    ...made.from,
    transaction: { to, value: 7n },
  })
  await expect.poll(() => made.frame.posted.at(-1)?.method).toBe('getTxBySafeTxHash')
  expect(made.pending).toEqual([])
  const safeTxHash = made.awaited()
  await made.safe.execute(safeTxHash)
  const hash = await sent
  expect(hash).not.toBe(safeTxHash)
  const { network } = made.from
  const receipt = await made.adapter.waitForTransactionReceipt({ hash, network })
  expect(receipt.status).toBe('success')
  expect(await chain().client.getBalance({ address: to })).toBe(7n)
})

test('a transaction that the owners replace is said to be replaced', async () => {
  await using made = await bench()
  made.safe.set('wait')
  const transaction = { to: stranger(), value: 7n }
  const sent = made.adapter.sendTransaction('safe', { ...made.from, transaction })
  const ended = expect(sent).rejects.toMatchObject({ code: 'transaction_replaced' })
  await expect.poll(() => made.frame.posted.at(-1)?.method).toBe('getTxBySafeTxHash')
  const safeTxHash = made.awaited()
  await made.safe.replace(safeTxHash)
  await ended
})

test('several calls are executed as one, and are followed by the id that came at once', async () => {
  await using made = await bench(2)
  made.safe.set('wait')
  const [one, other] = [stranger(), stranger()]
  const calls = [
    { to: one, value: 3n },
    { to: other, value: 4n },
  ]
  const id = await made.adapter.sendCalls('safe', { ...made.from, calls, atomicRequired: true })
  const before = await made.adapter.getCallsStatus('safe', { id })
  expect(before).toEqual({ status: 'pending', hashes: [] })
  await made.safe.execute(id as `0x${string}`)
  const { status, hashes } = await made.adapter.getCallsStatus('safe', { id })
  expect(status).toBe('success')
  const [hash] = hashes
  if (!hash) throw new Error('No hash')
  await chain().client.getTransactionReceipt({ hash })
  expect(await chain().client.getBalance({ address: one })).toBe(3n)
  expect(await chain().client.getBalance({ address: other })).toBe(4n)
})

test('a signature that the Safe keeps on the chain has no bytes, and holds by its contract', async () => {
  await using made = await bench()
  const { address } = made.safe
  const message = 'Grüße an alle 🖊'
  const signature = await made.adapter.signMessage('safe', { message, address })
  expect(signature).toBe('0x')
  expect(await holds(address, hashMessage(message), '0x')).toBe(true)
})

test('a signature of the owners apart from the chain is waited for', async () => {
  await using made = await bench(2)
  const { address } = made.safe
  const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
  await made.safe.answer('rpcCall', settings)
  const signature = await made.adapter.signMessage('safe', { message: 'hello', address })
  expect(signature.length).toBe(2 + 2 * 130)
  expect(await holds(address, hashMessage('hello'), signature)).toBe(true)
})

test('a signature is refused of which the contract knows nothing', async () => {
  // The page around says that it is done, by a transaction that keeps another message.
  await using made = await bench(1, (method, params, safe) =>
    safe.answer(method, method === 'signMessage' ? { message: 'another' } : params),
  )
  const { address } = made.safe
  const signed = made.adapter.signMessage('safe', { message: 'hello', address })
  await expect(signed).rejects.toMatchObject({ code: 'signature_on_chain' })
})

test('nothing is signed or sent once the page around shows another Safe', async () => {
  let another: string | undefined
  await using made = await bench(1, async (method, params, safe) => {
    const answer = await safe.answer(method, params)
    const changes = method === 'getSafeInfo' && another
    return changes ? { ...(answer as object), safeAddress: another } : answer
  })
  another = stranger()
  const { address } = made.safe
  const signed = made.adapter.signMessage('safe', { message: 'hello', address })
  await expect(signed).rejects.toMatchObject({ code: 'account_not_connected' })
  const transaction = { to: stranger(), value: 1n }
  const sent = made.adapter.sendTransaction('safe', { ...made.from, transaction })
  await expect(sent).rejects.toMatchObject({ code: 'account_not_connected' })
  expect(made.safe.prompts()).toBe(0)
})

test('a Safe takes no calls that need what it cannot do, and makes no contracts', async () => {
  await using made = await bench()
  const calls = [{ to: stranger(), value: 1n }]
  const capabilities = { paymasterService: { url: 'https://pay.example' } }
  const sent = made.adapter.sendCalls('safe', { ...made.from, calls, capabilities })
  await expect(sent).rejects.toMatchObject({ code: 'wallet_failed' })
  const transaction = { data: '0x00' as const }
  const deployed = made.adapter.sendTransaction('safe', { ...made.from, transaction })
  await expect(deployed).rejects.toMatchObject({ code: 'invalid_caip_address' })
  expect(made.safe.prompts()).toBe(0)
})

test('a Safe is on one network', async () => {
  await using made = await bench()
  const [here, other] = chains
  if (!here || !other) throw new Error('The chains did not start')
  await made.adapter.switchChain('safe', here.network)
  const switched = made.adapter.switchChain('safe', other.network)
  await expect(switched).rejects.toMatchObject({ code: 'chain_not_supported' })
})

test('the Safe of the page around listens only while something is asked', async () => {
  await using made = await bench()
  expect(made.frame.listeners()).toBe(0)
  made.safe.set('ignore')
  const { address } = made.safe
  const signed = made.adapter.signMessage('safe', { message: 'hello', address })
  const ended = expect(signed).rejects.toMatchObject({ code: 'rpc_aborted' })
  await expect.poll(() => made.frame.posted.at(-1)?.method).toBe('signMessage')
  expect(made.frame.listeners()).toBe(1)
  made.adapter.destroy()
  await ended
  expect(made.frame.listeners()).toBe(0)
})
