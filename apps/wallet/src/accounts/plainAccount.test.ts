import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import {
  Address,
  Hex,
  PersonalMessage,
  Secp256k1,
  Signature,
  TxEnvelopeEip1559,
  TypedData,
} from 'ox'
import { createNodeClient, type SandboxChains, startChains } from 'sandbox'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, fund, keysOf, post } from './testing/createTestWorld.js'
import { loseAnswers } from './testing/loseAnswers.js'

let sandbox: SandboxChains
let rpcUrl: string
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  rpcUrl = sandbox.world.chains[0]?.rpcUrl ?? ''
})
afterAll(() => sandbox.stop())

const network = 'eip155:31337'
const stranger = '0x00000000000000000000000000000000DeaDBeef'
let people = 0

/** A user with ten ether. */
async function start() {
  people += 1
  const keys = keysOf(`person ${people}`)
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl } })
  const address = world.wallet()?.addresses.eip155 ?? ''
  await fund(rpcUrl, address, parseEther('10'))
  const ready = (method: ApprovalFrameMethod, params: unknown) =>
    prepare({ id: '1', origin: 'https://shop.example', method, params, network }, world)
  const client = createNodeClient({ id: 31337, name: 'Here', rpcUrl })
  return {
    address: address as `0x${string}`,
    client,
    ready,
    perform: (action: Awaited<ReturnType<typeof ready>>) => perform(action, keys, world),
    ask: async (method: ApprovalFrameMethod, params: unknown) =>
      perform(await ready(method, params), keys, world),
  }
}

/** The signer, as another library recovers it. */
function signerOf(payload: Hex.Hex, signature: unknown): string {
  return Address.checksum(
    Secp256k1.recoverAddress({ payload, signature: Signature.fromHex(signature as Hex.Hex) }),
  )
}

test.each([
  ['a text', 'Sign in to shop.example'],
  ['bytes that are no text', '0x00ff10'],
  ['a text that looks like hex', '0xabc'],
])('signs %s as EIP-191 says', async (_, message) => {
  const { address, ask } = await start()
  const isBytes = Hex.validate(message) && message.length % 2 === 0
  const payload = PersonalMessage.getSignPayload(isBytes ? message : Hex.fromString(message))
  expect(signerOf(payload, await ask('personal_sign', [message, address]))).toBe(address)
  expect(signerOf(payload, await ask('personal_sign', [address, message]))).toBe(address)
})

test('signs typed data, and shows and signs the fields of its types alone', async () => {
  const { address, ask, ready } = await start()
  const typedData = {
    domain: { name: 'Shop', chainId: '0x7a69', verifyingContract: stranger, salt: undefined },
    types: {
      Order: [
        { name: 'buyer', type: 'Person' },
        { name: 'amounts', type: 'uint256[2]' },
        { name: 'note', type: 'string' },
      ],
      Person: [{ name: 'wallet', type: 'address' }],
    },
    primaryType: 'Order',
    message: {
      buyer: { wallet: stranger, hidden: 'not signed' },
      amounts: ['0x10', '25'],
      note: '0xab',
      price: 'free',
    },
  }
  const action = await ready('eth_signTypedData_v4', [address, JSON.stringify(typedData)])
  if (action.kind !== 'typedData') throw new Error('Another action')
  expect(action.typedData.message).toEqual({
    buyer: { wallet: stranger },
    amounts: [16n, 25n],
    note: '0xab',
  })
  const payload = TypedData.getSignPayload({
    ...typedData,
    domain: { name: 'Shop', chainId: 31337, verifyingContract: stranger },
    message: { buyer: { wallet: stranger }, amounts: [16n, 25n], note: '0xab' },
  } as TypedData.Definition<TypedData.TypedData, string>)
  const signature = await ask('eth_signTypedData_v4', [address, typedData])
  expect(signerOf(payload, signature)).toBe(address)
})

const mail = { Mail: [{ name: 'amount', type: 'uint8' }] }
const texts = { ...mail, EIP712Domain: [{ name: 'chainId', type: 'string' }] }

test.each([
  ['another network', { domain: { chainId: 1 } }, /is for network 1/],
  ['a missing field', { message: {} }, /message.amount is missing/],
  ['an amount that is none', { message: { amount: 'much' } }, /no amount/],
  ['a number that is too large for its type', { message: { amount: '256' } }, /too large/],
  ['a network that is a text', { domain: { chainId: '31337' }, types: texts }, /is no number/],
  ['a type that is called as one that all have', { types: { ...mail, uint8: [] } }, /malformed/],
  ['a type whose name the hash would not hold', { types: { ...mail, Mail$: [] } }, /malformed/],
  ['a field that stands there twice', { types: { Mail: [...mail.Mail, ...mail.Mail] } }, /twice/],
  [
    'a name that passes for two fields',
    { types: { Mail: [{ name: 'amount,uint8 price', type: 'uint8' }] } },
    /name that is none/,
  ],
  [
    'a width that no type has',
    { types: { Mail: [{ name: 'amount', type: 'uint7' }] } },
    /type uint7/,
  ],
  [
    'bytes of another length',
    { types: { Mail: [{ name: 'amount', type: 'bytes2' }] }, message: { amount: '0xaa' } },
    /type bytes2/,
  ],
  ['an unknown type', { types: { Mail: [{ name: 'amount', type: 'Money' }] } }, /type Money/],
  ['a primary type that is not there', { primaryType: 'toString' }, /not among the types/],
  [
    'types without end',
    { types: { Mail: [{ name: 'amount', type: 'uint8[][][]' }] }, message: { amount: 1 } },
    /no list/,
  ],
])('refuses typed data with %s', async (_, change, text) => {
  const { address, ready } = await start()
  const data = {
    domain: { chainId: 31337 },
    types: { Mail: [{ name: 'amount', type: 'uint8' }] },
    primaryType: 'Mail',
    message: { amount: 1 },
    ...change,
  }
  await expect(ready('eth_signTypedData_v4', [address, data])).rejects.toMatchObject({
    code: -32602,
    message: expect.stringMatching(text),
  })
})

test('sends what was shown: coins, a call, and a new contract', async () => {
  const { address, ask, client, perform, ready } = await start()
  const action = await ready('eth_sendTransaction', [
    { from: address, to: stranger, value: '0xde0b6b3a7640000' },
  ])
  if (action.kind !== 'transaction') throw new Error('Another action')
  expect(action).toMatchObject({ value: parseEther('1'), gas: 21_000n, nonce: 0, data: '0x' })
  expect(Object.isFrozen(action) && Object.isFrozen(action.account)).toBe(true)
  const hash = (await perform(action)) as Hex.Hex
  const sent = await client.getTransaction({ hash })
  expect(sent).toMatchObject({
    from: address.toLowerCase(),
    type: 'eip1559',
    maxFeePerGas: action.maxFeePerGas,
    maxPriorityFeePerGas: action.maxPriorityFeePerGas,
    value: parseEther('1'),
  })
  const token = sandbox.world.chains[0]?.tokens[0]?.address ?? '0x'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, 5n] })
  const called = (await ask('eth_sendTransaction', [{ from: address, to: token, data }])) as Hex.Hex
  expect(
    (await client.waitForTransactionReceipt({ checkReplacement: false, hash: called })).status,
  ).toBe('success')
  // Code that gives back itself as one byte.
  const made = (await ask('eth_sendTransaction', [{ data: '0x600a5f5360015ff3' }])) as Hex.Hex
  const { contractAddress } = await client.waitForTransactionReceipt({
    checkReplacement: false,
    hash: made,
  })
  expect(await client.getCode({ address: contractAddress ?? '0x' })).toBe('0x0a')
})

test('does not send what was shown when another transaction went first', async () => {
  const { address, client, perform, ready } = await start()
  const params = [{ from: address, to: stranger, value: '0x1' }]
  const [one, other] = [
    await ready('eth_sendTransaction', params),
    await ready('eth_sendTransaction', params),
  ]
  await perform(one)
  await expect(perform(other)).rejects.toMatchObject({ code: -32003 })
  expect(await client.getTransactionCount({ address, blockTag: 'pending' })).toBe(1)
})

test('pays the gas price on a network without a base fee', async () => {
  const { address, client, perform, ready } = await start()
  const keys = keysOf(`person ${people}`)
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl } })
  const { request } = world.chains
  // The same chain, as nodes of older networks tell of it.
  const chains = {
    ...world.chains,
    request: async (...call: Parameters<typeof request>) => {
      if (call[1] === 'eth_maxPriorityFeePerGas') throw new Error('No such method')
      const answer = await request(...call)
      return call[1] === 'eth_getBlockByNumber'
        ? { ...(answer as object), baseFeePerGas: undefined }
        : answer
    },
  }
  const ask = { id: '1', origin: 'https://shop.example', network } as const
  const params = [{ from: address, to: stranger, value: '0x1', gasPrice: '0x77359400' }]
  const action = await prepare(
    { ...ask, method: 'eth_sendTransaction', params },
    { ...world, chains },
  )
  expect(action).toMatchObject({ isLegacy: true, maxFeePerGas: 2_000_000_000n })
  const hash = (await perform(action)) as Hex.Hex
  expect(await client.getTransaction({ hash })).toMatchObject({
    type: 'legacy',
    gasPrice: 2_000_000_000n,
  })
  expect(await ready('eth_sendTransaction', params)).not.toHaveProperty('isLegacy')
})

test.each([
  ['another network', { chainId: '0x1' }, -32602],
  ['two different data', { data: '0x01', input: '0x02' }, -32602],
  ['nothing to do', { to: undefined }, -32602],
  [
    'a receiver with a wrong checksum',
    { to: '0x00000000000000000000000000000000DeadBeef' },
    -32602,
  ],
  ['an amount below zero', { value: -1 }, -32602],
  ['an amount of another kind', { value: '1 ether' }, -32602],
  ['a hand-over of the account', { authorizationList: [{ address: stranger }] }, -32602],
  ['a tip above the fee', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, -32602],
  ['an account of somebody else', { from: stranger }, 4100],
])('refuses a transaction with %s', async (_, change, code) => {
  const { address, ready } = await start()
  const transaction = { from: address, to: stranger, value: '0x1', ...change }
  await expect(ready('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code })
})

test('signs for no other account, and with no other key', async () => {
  const { perform: performOther } = await start()
  const { address, ready } = await start()
  await expect(ready('personal_sign', ['hello', stranger])).rejects.toMatchObject({ code: 4100 })
  const action = await ready('personal_sign', ['hello', address])
  await expect(performOther(action)).rejects.toMatchObject({ code: 4100 })
})

test('sends a batch one after another, and stops at the one that fails', async () => {
  const { address, ask, client } = await start()
  const calls = [1, 2, 3].map((value) => ({ to: stranger, value: `0x${value}` }))
  const { id } = (await ask('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', from: address, atomicRequired: false, calls },
  ])) as { id: string }
  expect(id).toMatch(/^0x[\da-f]{64}$/)
  expect(await client.getTransactionCount({ address, blockTag: 'pending' })).toBe(3)
  const grumpy = sandbox.world.chains[0]?.contracts.grumpy
  const failing = [
    { version: '2.0.0', chainId: '0x7a69', calls: [...calls, { to: grumpy, data: '0x12345678' }] },
  ]
  await expect(ask('wallet_sendCalls', failing)).rejects.toMatchObject({ code: -32003 })
  expect(await client.getTransactionCount({ address, blockTag: 'pending' })).toBe(3)
  const atomic = [{ version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls }]
  await expect(ask('wallet_sendCalls', atomic)).rejects.toMatchObject({ code: 5760 })
})

test('what a node answers is not what is signed', async () => {
  const { address, client, ready } = await start()
  const keys = keysOf(`person ${people}`)
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl } })
  const raw: string[] = []
  const { request } = world.chains
  const chains = {
    ...world.chains,
    request: async (...call: Parameters<typeof request>) => {
      if (call[1] !== 'eth_sendRawTransaction') return request(...call)
      raw.push((call[2] as string[])[0] ?? '')
      return `0x${'ab'.repeat(32)}`
    },
  }
  const action = await ready('eth_sendTransaction', [{ from: address, to: stranger, value: '0x5' }])
  const hash = await perform(action, keys, { ...world, chains })
  const signed = TxEnvelopeEip1559.deserialize(raw[0] as `0x02${string}`)
  expect(signed).toMatchObject({
    to: stranger.toLowerCase(),
    value: 5n,
    chainId: 31337,
  })
  expect(await post(rpcUrl, 'eth_sendRawTransaction', raw)).toBe(hash)
  expect(await client.getTransactionCount({ address, blockTag: 'pending' })).toBe(1)
})

test('a transaction whose answer is lost is known by its hash, and paid once', async () => {
  const { address, client, ready } = await start()
  const keys = keysOf(`person ${people}`)
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl } })
  const losing = loseAnswers(world.chains.request, 'eth_sendRawTransaction')
  const chains = { ...world.chains, request: losing.request }
  const action = await ready('eth_sendTransaction', [{ from: address, to: stranger, value: '0x5' }])
  const hash = await perform(action, keys, { ...world, chains })
  const receipt = await client.waitForTransactionReceipt({
    checkReplacement: false,
    hash: hash as Hex.Hex,
  })
  expect(receipt.status).toBe('success')
  expect(losing.turns()).toBe(1)
  expect(await client.getTransactionCount({ address, blockTag: 'pending' })).toBe(1)
})
