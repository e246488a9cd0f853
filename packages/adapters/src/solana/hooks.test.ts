import { generateKeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createHook, keyOf, seeds, type Wanted } from './fixtures/createHook.js'
import { createTokens } from './fixtures/createTokens.js'
import { openWallet } from './fixtures/openWallet.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'

let cluster: LocalCluster
let tokens: ReturnType<typeof createTokens>
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  const maker = await generateKeyPairSigner()
  await cluster.give(maker.address, 10n ** 11n)
  tokens = createTokens(cluster, maker)
})
afterAll(() => cluster.stop())

const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const execute = [0x69, 0x25, 0x65, 0xc5, 0x4b, 0xfb, 0x66, 0x1a]
const refusal = (finding: string) => ({ code: 'transaction_refused', data: { finding } })

/** A wallet with units of a token in whose transfers a program takes part. */
async function open(
  hook: Partial<Parameters<typeof createHook>[1]>,
  kind: 'hook' | 'fee' = 'hook',
) {
  const opened = await openWallet(cluster, onTestFinished)
  await opened.connect()
  const token = await tokens.create(kind === 'fee' ? ['hook', 'fee'] : ['hook'])
  const program = await createHook(cluster, { mint: token.mint, ...hook })
  await token.hook(program)
  await token.give(opened.address, 1_000n)
  return { ...opened, token, program }
}

/** One of each kind: Token-2022 finds them itself, and takes a transfer with these alone. */
const all: readonly Wanted[] = [
  { kind: 0, config: keyOf(associated) },
  { kind: 0, config: keyOf(someAddress()), writable: true },
  { kind: 1, config: [...seeds.literal('sum'), ...seeds.instruction(8, 8), ...seeds.key(0)] },
  // Whom the receiver's account belongs to, which the same transaction makes.
  { kind: 1, config: [...seeds.literal('guest'), ...seeds.data(2, 32, 32)], writable: true },
  { kind: 128 + 5, config: [...seeds.key(3), ...seeds.key(1)] },
  { kind: 2, config: [2, 0, 0] },
  // The owner, from whom the hook gets no signature.
  { kind: 2, config: [2, 0, 32], signer: true, writable: true },
]

test.each([
  ['alone', 'hook', 190n],
  ['of a token that keeps a part', 'fee', 187n],
] as const)(
  'a transfer in which a program of the issuer takes part has the accounts that it wants: %s',
  async (_, kind, arrives) => {
    const { address, transfer, prepare, token, program } = await open({ wanted: all }, kind)
    const to = someAddress()
    const payment = { to, amount: 190n, token: token.mint }
    await expect(prepare(payment)).resolves.toMatchObject({ hook: program, receives: arrives })
    await transfer(payment)
    expect(await token.balanceOf(to)).toBe(arrives)
    expect(await token.balanceOf(address)).toBe(810n)
    // The receiver has an account now, and what is in it is on the chain.
    await transfer({ ...payment, amount: 10n })
    expect(await token.balanceOf(address)).toBe(800n)
  },
)

test('what a hook wants for an amount is found for each account that a part of it leaves', async () => {
  const sum: Wanted = {
    kind: 1,
    config: [...seeds.instruction(8, 8), ...seeds.key(0)],
  }
  const { address, transfer, token } = await open({ wanted: [sum] })
  await token.giveBeside(address, 70n)
  const to = someAddress()
  await transfer({ to, amount: 1_050n, token: token.mint })
  expect(await token.balanceOf(to)).toBe(1_050n)
  expect(await token.balanceOf(address)).toBe(20n)
})

test.each([
  ['nothing is kept for it', {}],
  ['coins were sent to where it would be', { kept: () => [] }],
  ['its list is empty', { wanted: [] }],
  [
    'its list is behind one for another call',
    {
      kept: (list: readonly number[]) => [
        ...Array(8).fill(7),
        1,
        0,
        0,
        0,
        9,
        ...execute,
        4,
        0,
        0,
        0,
        ...list,
      ],
    },
  ],
])('a hook that wants no more accounts gets none: %s', async (_, hook) => {
  const { transfer, token } = await open(hook)
  const to = someAddress()
  await transfer({ to, amount: 5n, token: token.mint })
  expect(await token.balanceOf(to)).toBe(5n)
})

test('a transfer that the issuer’s program refuses is not put before the user, and its reason is said', async () => {
  const { transfer, token, wallet } = await open({
    says: 'Error Message: Not on the list',
    ends: 7,
  })
  const before = wallet.requests.length
  await expect(
    transfer({ to: someAddress(), amount: 5n, token: token.mint }),
  ).rejects.toMatchObject({
    code: 'transaction_reverted',
    data: { reason: 'Not on the list' },
  })
  expect(wallet.requests).toHaveLength(before)
})

const one = (kind: number, config: readonly number[]) => ({ wanted: [{ kind, config }] })

test.each<[string, Partial<Parameters<typeof createHook>[1]>, string]>([
  [
    'another’s signature',
    { wanted: [{ kind: 0, config: keyOf(someAddress()), signer: true }] },
    'hook',
  ],
  ['a kind of account that is not known', one(3, []), 'hook'],
  ['a kind of seed that is not known', one(1, [9]), 'hook'],
  ['a seed that ends behind its place', one(1, [1, 40]), 'hook'],
  ['a seed behind the end of the call', one(1, seeds.instruction(9, 8)), 'hook'],
  ['a seed of more than 32 bytes', one(1, seeds.data(1, 0, 33)), 'hook'],
  ['more seeds than a network takes', one(1, Array(16).fill([3, 0]).flat()), 'hook'],
  ['an account that is not in the call', one(1, seeds.key(5)), 'hook'],
  ['a program that is not in the call', one(255, seeds.key(0)), 'hook'],
  ['data of an account that has none', one(2, [2, 3, 0]), 'hook'],
  ['data behind the end of an account', one(2, [2, 1, 255]), 'hook'],
  ['an address in nothing that is known', one(2, [3, 0]), 'hook'],
  ['what it keeps for another call', { kept: () => [...Array(8).fill(7), 1, 0, 0, 0, 9] }, 'hook'],
  ['what it has not written yet', { kept: () => Array<number>(40).fill(0) }, 'hook'],
  ['a list without an end', { kept: () => [...execute, 255, 255, 255, 255, 1, 0, 0, 0] }, 'hook'],
  ['more than its list has', { kept: () => [...execute, 4, 0, 0, 0, 1, 0, 0, 0] }, 'hook'],
  ['a list without a count', { kept: () => [...execute, 1, 0, 0, 0, 1] }, 'hook'],
  [
    'thousands of accounts',
    {
      kept: () => [...execute, ...[0x0c, 0x12, 1, 0], ...[0xd0, 7, 0, 0], ...Array(70_156).fill(0)],
    },
    'hook',
  ],
  [
    'more than fits into a transaction',
    { wanted: Array.from({ length: 30 }, () => ({ kind: 0, config: keyOf(someAddress()) })) },
    'too_large',
  ],
])('a hook that wants %s is refused without a prompt', async (_, hook, finding) => {
  const { transfer, token, wallet } = await open(hook)
  const before = wallet.requests.length
  await expect(
    transfer({ to: someAddress(), amount: 5n, token: token.mint }),
  ).rejects.toMatchObject(refusal(finding))
  expect(wallet.requests).toHaveLength(before)
})
