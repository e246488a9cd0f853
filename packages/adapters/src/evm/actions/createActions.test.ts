import type { Eip155Transaction } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import { type Address, type Hex, parseAbi, verifyTypedData, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contracts } from '../fixtures/contracts.js'
import { type LocalChain, startChain } from '../fixtures/startChain.js'
import { testBench } from '../fixtures/testBench.js'

const token = '0x00000000000000000000000000000000000000a1'
const oldToken = '0x00000000000000000000000000000000000000a2'
const names = '0x00000000000000000000000000000000000000a3'
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function divide(uint256 by) returns (uint256)',
  'function custom()',
])

let chain: LocalChain
let bench: ReturnType<typeof testBench>

beforeAll(async () => {
  chain = await startChain(31337, 'Here')
  await chain.client.setCode({ address: token, bytecode: contracts.token })
  await chain.client.setCode({ address: oldToken, bytecode: contracts.oldToken })
  await chain.client.setCode({ address: names, bytecode: contracts.names })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  bench = testBench({ chains: [chain] })
  await chain.client.setBalance({ address: bench.address as Hex, value: 10n ** 20n })
  await bench.connect()
})
afterEach(() => bench.end())

const write = (functionName: string, args: readonly unknown[] = []) =>
  bench.adapter.writeContract?.(bench.id, {
    address: bench.address,
    network: chain.network,
    call: { address: token, abi, functionName, args },
  })

test('calls a contract and reads the balance of a token with its own decimals', async () => {
  const { adapter, address } = bench
  const { network } = chain
  const hash = (await write('mint', [address, 1_500_000n])) ?? ''
  await expect(adapter.waitForTransactionReceipt?.({ hash, network })).resolves.toMatchObject({
    hash,
    status: 'success',
  })
  await expect(adapter.getBalance({ address, network, token })).resolves.toEqual({
    amount: 1_500_000n,
    decimals: 6,
    symbol: 'TUSD',
  })
})

test('reads the symbol of a token that gives it as 32 bytes', async () => {
  const balance = await bench.adapter.getBalance({
    address: bench.address,
    network: chain.network,
    token: oldToken,
  })
  expect(balance).toEqual({ amount: 5n, decimals: 18, symbol: 'OLD' })
})

test('a token that is none is no balance of zero', async () => {
  const parameters = { address: bench.address, network: chain.network, token: zeroAddress }
  await expect(bench.adapter.getBalance(parameters)).rejects.toMatchObject({
    code: 'answer_invalid',
  })
})

test('signs typed data, with large integers and without a type for the domain', async () => {
  const typedData = {
    domain: { name: 'Foyer', version: '1', chainId: 31337 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 2n ** 200n },
  }
  const address = bench.address
  const signature = await bench.adapter.signTypedData?.(bench.id, { typedData, address })
  await expect(
    verifyTypedData({
      ...typedData,
      address: address as Hex,
      signature: signature as Hex,
    } as never),
  ).resolves.toBe(true)
})

test('a signature that is none is refused', async () => {
  bench.wallet.reply('personal_sign', () => ({ signature: '0x' }))
  const signed = bench.adapter.signMessage(bench.id, { message: 'hi', address: bench.address })
  await expect(signed).rejects.toMatchObject({ code: 'sign_message_failed' })
})

test('a failure to sign that is no refusal has its own name', async () => {
  bench.wallet.reply('personal_sign', () => {
    throw new Error('device unplugged')
  })
  const signed = bench.adapter.signMessage(bench.id, { message: 'hi', address: bench.address })
  await expect(signed).rejects.toMatchObject({
    code: 'sign_message_failed',
    message: 'WagmiAdapter:signMessage - Sign message failed',
  })
})

test('estimates gas, and says so when it cannot', async () => {
  const { adapter, id, address } = bench
  const estimate = (to: Address, data?: Hex) =>
    adapter.estimateGas?.(id, { address, network: chain.network, transaction: { to, data } })
  await expect(estimate(zeroAddress)).resolves.toBeGreaterThanOrEqual(21_000n)
  await expect(estimate(token, '0x')).rejects.toMatchObject({ code: 'estimate_failed' })
})

test.each([
  ['a reason', 'transfer', [zeroAddress, 1n], 'Token: too little'],
  ['a panic', 'divide', [0n], 'Division by zero'],
  ['an error of its own', 'custom', [], 'unknown reason'],
])('a transaction reverted with %s is thrown with it', async (_, functionName, args, reason) => {
  const { network } = chain
  // The gas is given, because no estimate comes for what will fail.
  bench.wallet.reply('eth_sendTransaction', (call: { from: Hex; to: Hex; data: Hex }) =>
    bench.wallet.node().sendTransaction({ to: call.to, data: call.data, gas: 200_000n } as never),
  )
  const hash = (await write(functionName, args)) ?? ''
  await expect(bench.adapter.waitForTransactionReceipt?.({ hash, network })).rejects.toMatchObject({
    code: 'transaction_reverted',
    message: reason,
  })
  expect(bench.pending).toEqual([1, 0])
})

test('waiting for a transaction that never comes ends after 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const hash = `0x${'ab'.repeat(32)}`
    let outcome: unknown
    bench.adapter.waitForTransactionReceipt?.({ hash, network: chain.network }).catch((error) => {
      outcome = error
    })
    let waitedMs = 0
    while (!outcome && waitedMs < 60_000) {
      const before = vi.getTimerCount()
      if (before === 0) await new Promise((resolve) => setImmediate(resolve))
      else {
        waitedMs += 500
        await vi.advanceTimersByTimeAsync(500)
      }
    }
    expect(outcome).toMatchObject({ code: 'receipt_timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test('waiting ends at once when the adapter is destroyed', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const waited = bench.adapter.waitForTransactionReceipt?.({ hash, network: chain.network })
  const settled = expect(waited).rejects.toMatchObject({ code: 'client_destroyed' })
  bench.adapter.destroy()
  await settled
})

test.each([
  [{ to: 'nobody', value: 1n }, 'invalid_caip_address'],
  [{ to: '1'.repeat(40), value: 1n }, 'invalid_caip_address'],
  [{ to: zeroAddress, value: -1n }, 'invalid_amount'],
  [{ to: zeroAddress, value: 1 as never }, 'invalid_amount'],
  [{ to: zeroAddress, data: 'text' }, 'invalid_amount'],
])('the transaction %o is not put before the person', async (wrong, code) => {
  const transaction = wrong as Eip155Transaction
  const before = bench.wallet.switches.prompts()
  const { adapter, id, address } = bench
  const sent = adapter.sendTransaction(id, { address, network: chain.network, transaction })
  await expect(sent).rejects.toMatchObject({ code })
  expect(bench.wallet.switches.prompts()).toBe(before)
})

test('a hash that is none is refused, and nothing is pending', async () => {
  bench.wallet.reply('eth_sendTransaction', () => 'done')
  const { adapter, id, address } = bench
  const transaction = { to: zeroAddress, value: 1n }
  const sent = adapter.sendTransaction(id, { address, network: chain.network, transaction })
  await expect(sent).rejects.toMatchObject({ code: 'answer_invalid' })
  expect(bench.pending).toEqual([])
})

test('sends several calls as one, and tells what became of them', async () => {
  const { adapter, id, address } = bench
  const calls = [{ to: zeroAddress, value: 1n }, { to: zeroAddress }]
  await expect(adapter.getCapabilities?.(id, { address })).resolves.toEqual({
    '0x7a69': { atomic: { status: 'ready' } },
  })
  const counted = { calls: [] }
  await adapter.getCapabilities?.(id, { address, network: chain.network, counted })
  expect(bench.wallet.asked.at(-1)?.params).toEqual([address, ['0x7a69'], counted])
  const bundle = await adapter.sendCalls?.(id, { address, network: chain.network, calls })
  const asked = bench.wallet.asked.find(({ method }) => method === 'wallet_sendCalls')
  expect(asked?.params?.[0]).toMatchObject({ version: '2.0.0', from: address, chainId: '0x7a69' })
  const status = await adapter.getCallsStatus?.(id, { id: bundle ?? '' })
  expect(status?.status).toBe('success')
  expect(status?.hashes).toHaveLength(2)
})

test.each([undefined, null, 'yes', [], { mainnet: {} }, { '0x1': true }])(
  'capabilities like %j are refused',
  async (answer) => {
    bench.wallet.reply('wallet_getCapabilities', () => answer)
    const asked = bench.adapter.getCapabilities?.(bench.id, { address: bench.address })
    await expect(asked).rejects.toMatchObject({
      code: 'capabilities_invalid',
      message: 'Error parsing wallet capabilities',
    })
  },
)

test('a wallet that does not know the question has no capabilities', async () => {
  bench.wallet.reply('wallet_getCapabilities', () => {
    throw { code: -32601 }
  })
  await expect(
    bench.adapter.getCapabilities?.(bench.id, { address: bench.address }),
  ).resolves.toEqual({})
})

test('what an account holds is asked of a wallet that says it can tell, and of no other', async () => {
  const { adapter, id, address, wallet } = bench
  const parameters = { address, network: chain.network }
  await expect(adapter.getAssets?.(id, parameters)).resolves.toBeUndefined()
  wallet.reply('wallet_getCapabilities', () => ({ '0x7a69': { assetDiscovery: {} } }))
  await expect(adapter.getAssets?.(id, parameters)).resolves.toBeUndefined()
  expect(wallet.asked.map(({ method }) => method)).not.toContain('wallet_getAssets')

  wallet.reply('wallet_getCapabilities', () => ({
    '0x7a69': { assetDiscovery: { supported: true } },
  }))
  wallet.reply('wallet_getAssets', () => ({ '0x7a69': [{ type: 'NATIVE', balance: '0x1' }] }))
  await expect(adapter.getAssets?.(id, parameters)).resolves.toMatchObject([
    { symbol: 'ETH', quantity: { decimals: '18', numeric: '0.000000000000000001' } },
  ])
  expect(wallet.asked.at(-1)?.params).toEqual([{ account: address, chainFilter: ['0x7a69'] }])

  wallet.reply('wallet_getAssets', () => 'lots')
  await expect(adapter.getAssets?.(id, parameters)).rejects.toMatchObject({
    code: 'answer_invalid',
  })
})

test.each([undefined, {}, { status: 'FINE' }, { status: 99 }, { status: Number.NaN }])(
  'a status like %j is refused',
  async (answer) => {
    bench.wallet.reply('wallet_getCallsStatus', () => answer)
    await expect(bench.adapter.getCallsStatus?.(bench.id, { id: '0x1' })).rejects.toMatchObject({
      code: 'capabilities_invalid',
    })
  },
)

test('without a resolver an account has no name', async () => {
  await expect(bench.adapter.getIdentity?.({ address: bench.address })).resolves.toEqual({
    name: undefined,
    avatar: undefined,
  })
})

test('name and picture come from the chain itself', async () => {
  const network: Network = {
    ...chain.network,
    contracts: { ensUniversalResolver: { address: names } },
  }
  const { adapter, address, end } = testBench({ networks: [network] })
  await expect(adapter.getIdentity?.({ address })).resolves.toEqual({
    name: 'alice.eth',
    avatar: 'data:image/svg+xml;base64,PHN2Zy8+',
  })
  end()
})
