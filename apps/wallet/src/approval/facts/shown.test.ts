import { type SandboxChains, startChains } from 'sandbox'
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smartAddress } from '../../accounts/families/eip155/smart/smartAddress.js'
import { type PlayedCall, simulateCalls } from '../families/eip155/facts/simulateCalls.js'
import type { Outcome } from './Facts.js'

let sandbox: SandboxChains
let chain: SandboxChains['world']['chains'][number]
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  const [first] = sandbox.world.chains
  if (!first) throw new Error('The sandbox has no chain')
  chain = first
}, 120_000)
afterAll(() => sandbox.stop())

type Asked = readonly [method: string, params: readonly unknown[]]

/** Several calls of the node at once. */
async function askAll(all: readonly Asked[]): Promise<readonly unknown[]> {
  const body = all.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body: JSON.stringify(body) }
  const answers = (await (await fetch(chain.rpcUrl, options)).json()) as {
    id: number
    result?: unknown
    error?: object
  }[]
  const sorted = answers.sort((one, other) => one.id - other.id)
  return sorted.map(({ result, error }) => {
    if (error) throw Object.assign(new Error('The node refused'), error)
    return result
  })
}
const ask = async (method: string, params: readonly unknown[]) =>
  (await askAll([[method, params]]))[0]

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function mint(address to) returns (uint256)',
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  'function lend(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function getApproved(uint256 id) view returns (address)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])
const encode = (functionName: string, ...args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never)

/** A contract that lets others spend under a name of its own (`lend`), logs nothing, and answers `allowance`. */
const quiet: Address = '0x00000000000000000000000000000000000c0de1'
const lend = encode('lend', quiet, 0n).slice(2, 10)
const quietCode = [
  ...['60003560e01c', '8063dd62ed3e14603057', `8063${lend}14601b57`, '00'],
  ...['5b', '33600052', '600435602052', '602435', '6040600020', '5500'],
  ...['5b', '600435600052', '602435602052', '6040600020', '54600052', '60206000f3'],
].join('')
const own: Address = '0x00000000000000000000000000000000000a11ce'
const spenders: readonly Address[] = [
  '0xb0b1000000000000000000000000000000000001',
  '0xb0b2000000000000000000000000000000000002',
  '0xb0b3000000000000000000000000000000000003',
]
const pieces = [0, 1, 2, 3]
const kinds = [11n, 12n]

type Receipt = { readonly status: Hex; readonly gasUsed: Hex; readonly effectiveGasPrice: Hex }

/** Carries calls out one after the other, and waits until they are in blocks. */
async function carryOut(calls: readonly Pick<PlayedCall, 'to' | 'value' | 'data'>[]) {
  const first = Number(await ask('eth_getTransactionCount', [own, 'latest']))
  const sent = calls.map(({ to, value, data }, index): Asked => {
    const asked = {
      ...{ from: own, to, value: `0x${value.toString(16)}`, data, gas: '0x1e8480' },
      nonce: `0x${(first + index).toString(16)}`,
    }
    return ['eth_sendTransaction', [asked]]
  })
  const hashes = await askAll(sent)
  const until = Date.now() + 15_000
  for (;;) {
    const found = await askAll(hashes.map((hash): Asked => ['eth_getTransactionReceipt', [hash]]))
    if (!found.includes(null)) return found as Receipt[]
    if (Date.now() > until) throw new Error('The node carried nothing out')
  }
}

test('what others may spend afterwards is found without a name and without a log', async () => {
  await ask('anvil_setCode', [quiet, `0x${quietCode}`])
  const play = async (data: Hex) =>
    simulateCalls([{ to: quiet, value: 0n, data, gas: undefined }], own, ask)
  const right = { is: 'allowance', token: quiet, spender: spenders[0] }
  expect(await play(encode('lend', spenders[0], 7n))).toMatchObject({
    is: 'changes',
    handed: [{ ...right, amount: 7n }],
  })
  expect(await play(encode('lend', spenders[0], 0n))).toMatchObject({ handed: [] })
  // What goes on behind does not hide it.
  const long = `${encode('lend', spenders[0], 7n)}${'11'.repeat(640)}` as Hex
  expect(await play(long)).toMatchObject({ handed: [{ ...right, amount: 7n }] })
  // More than can be asked about are said to be more.
  const many = Array.from({ length: 60 }, (_, index): PlayedCall => {
    const spender = `0x${String(index).padStart(40, '7')}`
    return { to: quiet, value: 0n, data: encode('lend', spender, 7n), gas: undefined }
  })
  expect(await simulateCalls(many, own, ask)).toMatchObject({ isPartly: true })
}, 60_000)

test('an act on the smart account is seen, however deep it is', async () => {
  const safe = smartAddress(own)
  const logs = (topic: string) => `0x7f${topic.slice(2)}60006000a100` as Hex
  const forwarder: Address = '0x00000000000000000000000000000000000c0de2'
  await ask('anvil_setCode', [forwarder, `0x60006000600060003473${safe.slice(2)}5af100`])
  const moved = async (topic: string) => {
    await ask('anvil_setCode', [safe, logs(topic)])
    const call = { to: forwarder, value: 0n, data: '0x12345678', gas: undefined } as const
    return simulateCalls([call], own, ask)
  }
  // ApproveHash; ExecutionSuccess; that coin came.
  for (const topic of [
    '0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c',
    '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  ])
    expect(await moved(topic)).toMatchObject({ is: 'changes', isOwnMoved: true })
  expect(
    await moved('0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'),
  ).not.toMatchObject({ isOwnMoved: true })
}, 60_000)

/** So many batches, the same in every run. */
const cases = 220
/** A generator of numbers from a seed (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function feesOf(receipts: readonly Receipt[]): bigint {
  return receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
    0n,
  )
}

type Look = ReadonlyMap<string, bigint>

/** What is another afterwards, written as `shown` writes it. */
function changed(before: Look, after: Look, by: { fees: bigint; stalls: string }): string[] {
  return [...after].flatMap(([name, value]) => oneChanged(name, before.get(name) ?? 0n, value, by))
}

function oneChanged(
  name: string,
  was: bigint,
  value: bigint,
  { fees, stalls }: { fees: bigint; stalls: string },
): string[] {
  const [kind, ...of] = name.split(' ')
  const what = of.join(' ') || 'coin'
  if (kind === 'coin' || kind === 'have') {
    const gained = value - was + (kind === 'coin' ? fees : 0n)
    return gained === 0n ? [] : [`${what}: ${gained}`]
  }
  if (kind === 'owner') {
    const moved = Number(value === BigInt(own)) - Number(was === BigInt(own))
    return moved === 0 ? [] : [`${stalls.toLowerCase()} ${what}: ${moved}`]
  }
  if (value <= was) return []
  return [kind === 'all' ? `all ${what}` : `allow ${what}: ${value}`]
}

test('what is shown to change is what a real node changes, whatever the calls are', async () => {
  await ask('anvil_setCode', [quiet, `0x${quietCode}`])
  await ask('anvil_impersonateAccount', [own])
  await ask('anvil_setBalance', [own, `0x${parseEther('100000').toString(16)}`])
  const { stalls, crates, multicall3, exchange } = chain.contracts
  const coins = chain.tokens.slice(0, 2).map(({ address }) => address)
  const [dollar = own, other = own] = coins
  const make = (to: string, data: Hex) => carryOut([{ to, value: 0n, data }])
  for (const coin of coins) await make(coin, encode('mint', own, 10n ** 24n))
  const ids: bigint[] = []
  for (const _ of pieces) {
    const id = await ask('eth_call', [
      { from: own, to: stalls, data: encode('mint', own) },
      'latest',
    ])
    ids.push(BigInt(id as Hex))
    await make(stalls, encode('mint', own))
  }
  for (const id of kinds) await make(crates, encode('mint', own, id, 10n ** 6n))

  const random = seeded(20_261_122)
  const pick = <one>(all: readonly one[]): one => all[random(all.length)] as one
  const amount = () => pick([0n, 1n, BigInt(random(1_000_000)), 10n ** 18n, 2n ** 256n - 1n])
  const little = () => BigInt(random(1_000_000))
  const call = (to: Address, data: Hex = '0x', value = 0n): PlayedCall => ({
    ...{ to, value, data, gas: undefined },
  })
  const list = [
    () => call(pick(spenders), '0x', little()),
    () => call(pick(coins), encode('transfer', pick(spenders), pick([little(), amount()]))),
    () => call(pick(coins), encode('approve', pick(spenders), amount())),
    () => call(quiet, encode('lend', pick(spenders), amount())),
    () => call(exchange.wrapped, encode('deposit'), little()),
    () => call(exchange.wrapped, encode('withdraw', BigInt(random(2_000_000)))),
    () => call(exchange.wrapped, encode('approve', pick(spenders), amount())),
    () => call(stalls, encode('safeTransferFrom', own, pick(spenders), pick(ids))),
    () => call(stalls, encode('approve', pick(spenders), pick(ids))),
    () =>
      call(pick([stalls, crates]), encode('setApprovalForAll', pick(spenders), random(2) === 1)),
    () =>
      call(crates, encode('safeTransferFrom', own, pick(spenders), pick(kinds), little(), '0x')),
    () => {
      const given = [BigInt(random(9)), BigInt(random(9))]
      return call(crates, encode('safeBatchTransferFrom', own, pick(spenders), kinds, given, '0x'))
    },
    () =>
      call(
        exchange.router,
        encode('swapExactETHForTokens', 1n, [exchange.wrapped, pick(coins)], own, 9_999_999_999n),
        little() * 10n ** 9n,
      ),
    // Within another: coin to one, and coins to the account.
    () => {
      const value = little()
      const paid = { target: pick(spenders), allowFailure: false, value, callData: '0x' }
      const minted = {
        ...paid,
        target: pick(coins),
        value: 0n,
        callData: encode('mint', own, little()),
      }
      return call(multicall3, encode('aggregate3Value', [paid, minted]), value)
    },
  ]

  const tokens = [dollar, other, exchange.wrapped]
  const read = (to: string, data: Hex): Asked => ['eth_call', [{ to, data }, 'latest']]
  const rights = [...tokens, quiet].flatMap((token) =>
    spenders.map((spender) => [token, spender] as const),
  )
  const operators = [stalls, crates].flatMap((token) =>
    spenders.map((spender) => [token, spender] as const),
  )
  /** All that the account has and others may take, by a name each. */
  const look = async () => {
    const asked: (readonly [string, Asked])[] = [
      ['coin', ['eth_getBalance', [own, 'latest']]],
      ...tokens.map((token) => [`have ${token}`, read(token, encode('balanceOf', own))] as const),
      ...kinds.map(
        (id) => [`have ${crates} ${id}`, read(crates, encode('balanceOf', own, id))] as const,
      ),
      ...ids.map((id) => [`owner ${id}`, read(stalls, encode('ownerOf', id))] as const),
      ...rights.map(
        ([token, spender]) =>
          [`allow ${token} ${spender}`, read(token, encode('allowance', own, spender))] as const,
      ),
      ...operators.map(
        ([token, spender]) =>
          [
            `all ${token} ${spender}`,
            read(token, encode('isApprovedForAll', own, spender)),
          ] as const,
      ),
    ]
    const answers = await askAll(asked.map(([, one]) => one))
    return new Map(
      asked.map(([name], index) => [name.toLowerCase(), BigInt(answers[index] as Hex)]),
    )
  }
  const shown = ({ changes, handed = [] }: Extract<Outcome, { is: 'changes' }>) => [
    ...changes.map(
      ({ token, id, amount }) =>
        `${[token ?? 'coin', ...(id === undefined ? [] : [id])].join(' ')}: ${amount}`,
    ),
    ...handed.flatMap((one) => {
      if (one.is === 'allowance') return [`allow ${one.token} ${one.spender}: ${one.amount}`]
      // Of a single piece the right goes when it is sent on; that one is shown is looked at elsewhere.
      return one.is === 'everything' ? [`all ${one.token} ${one.spender}`] : []
    }),
  ]

  const counts = { changes: 0, fails: 0 }
  let before = await look()
  for (let index = 0; index < cases; index += 1) {
    const calls = Array.from({ length: 1 + random(4) }, () => pick(list)())
    const outcome = await simulateCalls(calls, own, ask)
    const snapshot = await ask('evm_snapshot', [])
    const receipts = await carryOut(calls)
    const isDone = receipts.every(({ status }) => status === '0x1')
    const fees = feesOf(receipts)
    const where = `case ${index}: ${JSON.stringify(calls.map(({ to, data }) => [to, data]))}`
    expect(outcome.is, where).toBe(isDone ? 'changes' : 'fails')
    counts[isDone ? 'changes' : 'fails'] += 1
    if (outcome.is !== 'changes') {
      await ask('evm_revert', [snapshot])
      continue
    }
    const after = await look()
    expect(shown(outcome).sort(), where).toEqual(changed(before, after, { fees, stalls }).sort())
    before = after
  }
  // Both are met often.
  expect(Math.min(counts.changes, counts.fails)).toBeGreaterThan(cases / 8)
}, 180_000)
