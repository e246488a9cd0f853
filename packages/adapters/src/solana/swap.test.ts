import { connect, startClient, waitForTransactionReceipt } from '@foyer/core'
import { chooseSwapMax, confirmSwap, openSwap, prepareSwap, type SwapDraft } from '@foyer/core/swap'
import { createTestClient } from '@foyer/core/testing'
import { formatUnits } from '@foyer/protocol'
import { createSolanaWallet, type SolanaWalletOptions } from '@foyer/testing'
import {
  AccountRole,
  type Address,
  address as addressOf,
  createNoopSigner,
  generateKeyPairSigner,
  getAddressEncoder,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getApproveInstruction,
  getCloseAccountInstruction,
  getSetAuthorityInstruction,
  getTransferInstruction,
} from '@solana-program/token'
import { createExchange, type ExchangeLies, tokenAccountOf } from 'sandbox/solana'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { someAddress } from './fixtures/startCluster.js'
import {
  type Built,
  budget,
  inOrder,
  type Parts,
  startSwapServer,
  type Terms,
} from './fixtures/swapServer.js'
import {
  classic,
  makeAccount,
  type SwapWorld,
  startSwapWorld,
  wrapped,
} from './fixtures/swapWorld.js'
import { testPage } from './fixtures/testPage.js'
import { solana } from './solana.js'

let world: SwapWorld
const ends: (() => void)[] = []
beforeAll(async () => {
  world = await startSwapWorld()
})
afterAll(() => world.stop())
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const sol = 10n ** 9n
const signatureFee = 5_000n
let accounts = 0

/** A page with a server of the test's own, and an account of no other test with two SOL and some of a token. */
async function open(
  change: Parameters<typeof startSwapServer>[1] = {},
  {
    coins = 2n * sol,
    features,
  }: { coins?: bigint; features?: SolanaWalletOptions['features'] } = {},
) {
  const { cluster, one, other } = world
  const server = await startSwapServer(world, change)
  const { page, window } = testPage()
  const wallet = createSolanaWallet({
    ...{ name: 'Test Wallet', window, storage: 'none', accounts: [accounts++] },
    ...(features && { features }),
    clusters: [{ chain: 'solana:devnet', rpcUrl: cluster.url }],
  })
  const [address = ''] = wallet.addresses
  await cluster.give(address, coins)
  await one.give(address, 1_000_000n)
  const client = createTestClient({
    networks: [cluster.network] as never,
    adapters: [solana({ page })],
    ...{ projectId: 'local', server: server.url },
  })
  const stop = startClient(client)
  ends.push(() => {
    stop()
    client.destroy()
    wallet.destroy()
    server.end()
  })
  await connect(client, { connectorId: 'standard:test-wallet', namespace: 'solana' })
  const draft = (): SwapDraft => {
    const found = client.store.getState().swap?.draft
    if (!found) throw new Error('no swap was begun')
    return found
  }
  const quoted = async () => {
    client.held.pass(200)
    const isOver = () => !['waiting', 'reading'].includes(draft().quoting.status)
    await new Promise<void>((resolve) => {
      if (isOver()) return resolve()
      const leave = client.store.subscribe(() => {
        if (!isOver()) return
        leave()
        resolve()
      })
    })
    const { quoting } = draft()
    if (quoting.status === 'failed') throw quoting.failure
  }
  const signed = () =>
    wallet.requests.filter(({ method }) => /sign/i.test(method) && !/signIn/.test(method))
  return {
    ...{ client, address, draft, quoted, signed, cluster, one, other },
    coins: () => cluster.balance(address),
    /** What the last swap brought, by the network, once it is final. */
    async received() {
      const last = () => client.store.getState().send.sent[0]
      const isFinal = () => {
        client.held.pass(2_000)
        return last()?.status === 'final'
      }
      await vi.waitUntil(isFinal, { timeout: 10_000 })
      return last()?.swap?.received
    },
    /** Goes all the way as a user who confirms nothing. */
    async swap(fromToken: string | undefined, toToken: string | undefined, amount: string) {
      await openSwap(client, { fromToken, toToken, amount })
      await quoted()
      const preview = await prepareSwap(client)
      const hash = await confirmSwap(client)
      const { caipNetworkId } = cluster.network
      await waitForTransactionReceipt(client, { hash, caipNetworkId })
      return preview
    },
  }
}

test('a token for another: one signature, and what arrives is what was quoted, to the unit', async () => {
  const { swap, address, coins, one, other, signed, received } = await open()
  const before = await coins()
  const preview = await swap(one.mint, other.mint, '0.5')
  expect(preview.steps.map(({ kind }) => kind)).toEqual(['swap'])
  expect(preview).toMatchObject({ toAmount: 750_000n, receives: 750_000n, allowance: 0n })
  expect(preview.fees).toMatchObject([
    { kind: 'network', amount: 8_000n },
    { kind: 'rent', amount: 2_039_280n },
  ])
  expect(await one.balanceOf(address)).toBe(500_000n)
  expect(await other.balanceOf(address)).toBe(750_000n)
  expect(before - (await coins())).toBe(preview.fee)
  expect(signed()).toHaveLength(1)
  expect(await received()).toBe('0.75')
})

test('SOL for a token goes through wrapped SOL, of which nothing is left', async () => {
  const { swap, address, coins, one, cluster } = await open()
  await one.give(address, 0n)
  const before = await coins()
  const preview = await swap(undefined, one.mint, '1')
  expect(preview).toMatchObject({ toAmount: 150_000n, receives: 150_000n })
  expect(await one.balanceOf(address)).toBe(1_150_000n)
  expect(before - (await coins())).toBe(sol + preview.fee)
  const own = await tokenAccountOf(addressOf(address), { mint: wrapped, program: classic })
  expect(await cluster.balance(own)).toBe(0n)
})

test('an account for wrapped SOL that stays has its rent beside the fee', async () => {
  const { swap, coins, one } = await open({
    build: (parts) => ({ instructions: inOrder({ ...parts, unwrap: [] }) }),
  })
  const before = await coins()
  const preview = await swap(undefined, one.mint, '1')
  expect(preview.fees).toMatchObject([{ amount: 8_000n }, { kind: 'rent', amount: 2_039_280n }])
  expect(before - (await coins())).toBe(sol + preview.fee)
})

test('a token for SOL brings SOL, and unwraps what was wrapped before', async () => {
  const { swap, address, coins, one, cluster, received } = await open()
  const account = addressOf(address)
  const own = await tokenAccountOf(account, { mint: wrapped, program: classic })
  const { maker, tokens } = world
  await tokens.carry(
    await makeAccount(maker, account, wrapped),
    getTransferSolInstruction({ source: maker, destination: own, amount: 7n }),
  )
  const [before, kept] = [await coins(), await cluster.balance(own)]
  const preview = await swap(one.mint, 'SOL', '0.3')
  expect(preview).toMatchObject({ toAmount: 2_000_000_000n, receives: 2_000_000_000n })
  expect(preview.fees.map(({ kind }) => kind)).toEqual(['network'])
  expect((await coins()) - before).toBe(2_000_000_000n + kept - preview.fee)
  // What was wrapped before came with it.
  expect(await received()).toBe(formatUnits(2_000_000_000n + kept, 9))
  expect(await cluster.balance(own)).toBe(0n)
})

test('Max of SOL leaves what the swap needs', async () => {
  const { client, quoted, one, draft } = await open()
  await openSwap(client, { toToken: one.mint })
  await chooseSwapMax(client)
  await quoted()
  expect(draft().amount.units).toBe(2n * sol - signatureFee - 10_000_000n)
  await prepareSwap(client)
  await confirmSwap(client)
  expect(draft().status).toBe('sent')
})

test('a fee that is shown is taken, and the minimum holds after it', async () => {
  const { swap, address, one, other } = await open({
    quote: (quote) => ({
      ...{ ...quote, toAmount: '742500' },
      fees: [{ token: quote.toAccount, amount: '7500', to: someAddress() }],
    }),
    build: async (parts) => ({
      instructions: inOrder({ ...parts, route: inData(parts.route, 26, [100, 0]) }),
    }),
  })
  expect(await swap(one.mint, other.mint, '0.5')).toMatchObject({ receives: 742_500n })
  expect(await other.balanceOf(address)).toBe(742_500n)
})

test('a price that moves before the press is shown anew; one that moves after it reverts, and takes nothing', async () => {
  // The page sends what is signed here, so that the reason of the network reaches it.
  const { client, quoted, one, other, address } = await open({}, { features: ['signTransaction'] })
  const { setPrice } = world.exchange
  await openSwap(client, { fromToken: one.mint, toToken: other.mint, amount: '0.5' })
  await quoted()
  await prepareSwap(client)
  await setPrice(one.mint, other.mint, { pays: 2n, takes: 2n })
  try {
    await expect(confirmSwap(client)).rejects.toMatchObject({ code: 'transaction_reverted' })
    await expect(prepareSwap(client)).rejects.toMatchObject({ data: { finding: 'gives_less' } })
  } finally {
    await setPrice(one.mint, other.mint, { pays: 3n, takes: 2n })
  }
  expect(await one.balanceOf(address)).toBe(1_000_000n)
  expect(await other.balanceOf(address)).toBe(0n)
})

test('too little SOL for fee and rent is said before, with its own words', async () => {
  const { client, quoted, one, other, signed } = await open({}, { coins: 1_500_000n })
  await openSwap(client, { fromToken: one.mint, toToken: other.mint, amount: '0.5' })
  await quoted()
  await expect(prepareSwap(client)).rejects.toMatchObject({ code: 'coin_for_fee_missing' })
  expect(signed()).toEqual([])
})

test('what tables on the chain name is read from there, and is what was offered', async () => {
  const table = someAddress() as Address
  const { swap, address, one, other } = await open({
    build: (parts) => {
      const addresses = (parts.route.accounts ?? []).slice(2).map((role) => role.address)
      putTable(table, addresses)
      return { tables: { [table]: addresses } }
    },
  })
  await swap(one.mint, other.mint, '0.5')
  expect(await other.balanceOf(address)).toBe(750_000n)
})

/** The same with these bytes in its data. */
function inData(route: Instruction, at: number, bytes: readonly number[]): Instruction {
  const data = Uint8Array.from(route.data ?? [])
  data.set(bytes, at)
  return { ...route, data }
}

/** Puts a table on the network as its program keeps it. */
function putTable(at: Address, addresses: readonly Address[]) {
  const bytes = addresses.flatMap((one) => [...getAddressEncoder().encode(one)])
  const head = [1, 0, 0, 0, ...Array<number>(8).fill(255), ...Array<number>(44).fill(0)]
  const program = 'AddressLookupTab1e1111111111111111111111111'
  world.cluster.put(at, { program, data: Uint8Array.from([...head, ...bytes]) })
}

describe('a server that lies gets no signature', () => {
  type Lie = (parts: Parts, terms: Terms) => Built | Promise<Built>
  const thief = someAddress() as Address
  const withRoute = (parts: Parts, route: Instruction): Built => ({
    instructions: inOrder({ ...parts, route }),
  })
  const more = (parts: Parts, ...others: readonly Instruction[]): Built => ({
    instructions: [...inOrder(parts), ...others],
  })
  const inAccounts = (route: Instruction, at: number, address: Address): Instruction => ({
    ...route,
    accounts: (route.accounts ?? []).map((role, index) =>
      index === at ? { ...role, address } : role,
    ),
  })
  const accountOf = (owner: Address, mint: Address) =>
    tokenAccountOf(owner, { mint, program: classic })
  const u64 = (value: number) => {
    const bytes = new Uint8Array(8)
    new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true)
    return [...bytes]
  }

  test.each<[string, string, Lie]>([
    [
      'another receiver in the place of the account',
      'terms',
      async (parts, { to }) =>
        withRoute(parts, inAccounts(parts.route, 2, await accountOf(thief, to))),
    ],
    [
      'another receiver beside it',
      'terms',
      async (parts, { to }) =>
        withRoute(parts, inAccounts(parts.route, 7, await accountOf(thief, to))),
    ],
    [
      'more of the token',
      'value',
      (parts) => withRoute(parts, inData(parts.route, 8, u64(900_000))),
    ],
    ['less of the token', 'value', (parts) => withRoute(parts, inData(parts.route, 8, u64(1)))],
    [
      'a lower quote',
      'minimum',
      (parts) => withRoute(parts, inData(parts.route, 16, u64(749_999))),
    ],
    ['more slippage', 'minimum', (parts) => withRoute(parts, inData(parts.route, 24, [101, 0]))],
    [
      'a slippage of more than all',
      'call',
      (parts) => withRoute(parts, inData(parts.route, 24, [255, 255])),
    ],
    [
      'a part of what arrives beyond the quote',
      'terms',
      (parts) => withRoute(parts, inData(parts.route, 28, [50, 0])),
    ],
    [
      'a fee that was not shown',
      'terms',
      (parts) => withRoute(parts, inData(parts.route, 26, [50, 0])),
    ],
    [
      'an instruction whose numbers stand behind the route',
      'call',
      (parts) =>
        withRoute(parts, inData(parts.route, 0, [0xe5, 0x17, 0xcb, 0x97, 0x7a, 0xe3, 0xad, 0x2a])),
    ],
    ['another token', 'tokens', (parts) => withRoute(parts, inAccounts(parts.route, 4, wrapped))],
    [
      'another program',
      'router',
      (parts) => withRoute(parts, { ...parts.route, programAddress: thief }),
    ],
    ['no swap', 'call', ({ budget, accounts }) => ({ instructions: [...budget, ...accounts] })],
    ['two swaps', 'call', (parts) => more(parts, parts.route)],
    [
      'a payment of SOL beside it',
      'terms',
      (parts, { account }) =>
        more(
          parts,
          getTransferSolInstruction({
            source: createNoopSigner(account),
            destination: thief,
            amount: 5n,
          }),
        ),
    ],
    [
      'a payment of the token beside it',
      'terms',
      async (parts, { account, from }) =>
        more(
          parts,
          getTransferInstruction({
            ...{ source: await accountOf(account, from), destination: thief, amount: 5n },
            authority: createNoopSigner(account),
          }),
        ),
    ],
    [
      'an approval',
      'terms',
      async (parts, { account, from }) =>
        more(
          parts,
          getApproveInstruction({
            ...{ source: await accountOf(account, from), delegate: thief, amount: 5n },
            owner: createNoopSigner(account),
          }),
        ),
    ],
    [
      'another owner of the account',
      'terms',
      async (parts, { account, to }) =>
        more(
          parts,
          getSetAuthorityInstruction({
            ...{ owned: await accountOf(account, to), owner: createNoopSigner(account) },
            ...{ authorityType: AuthorityType.AccountOwner, newAuthority: thief },
          }),
        ),
    ],
    [
      'a token account of another at the expense of the account',
      'terms',
      async (parts, { account, to }) => ({
        instructions: inOrder({ ...parts, accounts: [await makeAccount(account, thief, to)] }),
      }),
    ],
    [
      'an end of the token account, for another',
      'terms',
      async (parts, { account, from }) =>
        more(
          parts,
          getCloseAccountInstruction({
            ...{ account: await accountOf(account, from), destination: thief },
            owner: createNoopSigner(account),
          }),
        ),
    ],
    ['another payer', 'sender', () => ({ payer: thief })],
    [
      'a second signer',
      'sender',
      (parts) => ({
        instructions: inOrder({
          ...parts,
          route: {
            ...parts.route,
            accounts: [
              ...(parts.route.accounts ?? []),
              { address: thief, role: AccountRole.READONLY_SIGNER },
            ],
          },
        }),
      }),
    ],
    [
      'a fee for computing that no one would pay',
      'gas',
      (parts) => ({
        instructions: inOrder({ ...parts, budget: [budget(2, 1_400_000), budget(3, 4_000_000)] }),
      }),
    ],
    [
      'more computing than a transaction has',
      'gas',
      (parts) => ({ instructions: inOrder({ ...parts, budget: [budget(2, 1_400_001)] }) }),
    ],
    [
      'an offer for computing twice',
      'terms',
      (parts) => ({
        instructions: inOrder({ ...parts, budget: [...parts.budget, budget(3, 1)] }),
      }),
    ],
    [
      'a table with the account of another',
      'terms',
      async (parts, { to }) => {
        const table = someAddress() as Address
        const stolen = await accountOf(thief, to)
        putTable(table, [stolen])
        return {
          ...withRoute(parts, inAccounts(parts.route, 2, stolen)),
          tables: { [table]: [stolen] },
        }
      },
    ],
    [
      'a table that is not there',
      'call',
      async (_, { account, to }) => ({
        tables: { [someAddress()]: [await accountOf(account, to)] },
      }),
    ],
    [
      'another account',
      'sender',
      () => ({ from: `${world.cluster.network.caipNetworkId}:${thief}` }),
    ],
    [
      'another network',
      'sender',
      (_, { account }) => ({ from: `solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z:${account}` }),
    ],
    ['no transaction', 'call', () => ({ transaction: 'AQAB' })],
  ])('%s: %s', async (_, finding, build) => {
    const { swap, signed, one, other } = await open({ build })
    await expect(swap(one.mint, other.mint, '0.5')).rejects.toMatchObject({
      ...{ code: 'swap_refused', data: { finding } },
    })
    expect(signed()).toEqual([])
  })

  test.each<[string, string, Lie]>([
    [
      'more SOL is wrapped than was given',
      'value',
      (parts, { account }) => ({
        instructions: inOrder({
          ...parts,
          wrap: parts.wrap.map((one, index) =>
            index === 0 ? inData(one, 4, u64(1_500_000_000)) : one,
          ),
        }),
        payer: account,
      }),
    ],
    [
      'what is wrapped goes to another',
      'terms',
      (parts) => ({
        instructions: inOrder({
          ...parts,
          unwrap: parts.unwrap.map((one) => inAccounts(one, 1, thief)),
        }),
      }),
    ],
  ])('%s: %s', async (_, finding, build) => {
    const { swap, signed, one } = await open({ build })
    await expect(swap(undefined, one.mint, '1')).rejects.toMatchObject({
      ...{ code: 'swap_refused', data: { finding } },
    })
    expect(signed()).toEqual([])
  })

  test('SOL that arrives and stays wrapped', async () => {
    const { swap, signed, one } = await open({
      build: (parts) => ({ instructions: inOrder({ ...parts, unwrap: [] }) }),
    })
    await expect(swap(one.mint, 'SOL', '0.3')).rejects.toMatchObject({
      ...{ code: 'swap_refused', data: { finding: 'terms' } },
    })
    expect(signed()).toEqual([])
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['another program', 'no_route', { router: someAddress() }],
    ['someone who may take the token', 'no_route', { spender: someAddress() }],
    ['another amount', 'no_route', { fromAmount: '1' }],
    [
      'another token',
      'no_route',
      { toAccount: `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${wrapped}` },
    ],
    ['far more than the exchange pays', 'minimum', { toAmount: '7500000' }],
  ])('an offer of %s: %s', async (_, finding, change) => {
    const { swap, signed, one, other } = await open({ quote: (quote) => ({ ...quote, ...change }) })
    await expect(swap(one.mint, other.mint, '0.5')).rejects.toMatchObject({
      ...{ code: 'swap_refused', data: { finding } },
    })
    expect(signed()).toEqual([])
  })
})

describe('a program that does something else than its instruction says is seen through', () => {
  test.each<[string, string, ExchangeLies]>([
    ['takes more', 'takes_more', { takesMore: 1 }],
    ['pays less than the minimum', 'gives_less', { paysLess: 7_501 }],
    ['lets others take of the token later', 'allows_more', { also: 'approves' }],
    ['takes another token', 'takes_more', { also: 'moves' }],
  ])('it %s: %s', async (_, finding, lies) => {
    const { tokens, cluster } = world
    await createExchange(cluster, lies)
    const third = await tokens.create('classic')
    const thief = await generateKeyPairSigner()
    await third.give(thief.address, 0n)
    try {
      const { swap, signed, one, other, address } = await open({
        build: async (parts, { account }) => ({
          instructions: inOrder({
            ...parts,
            route: {
              ...parts.route,
              accounts: [
                ...(parts.route.accounts ?? []),
                { address: await third.accountOf(account), role: AccountRole.WRITABLE },
                { address: third.mint, role: AccountRole.READONLY },
                { address: await third.accountOf(thief.address), role: AccountRole.WRITABLE },
              ],
            },
          }),
        }),
      })
      await third.give(address, 1_000_000n)
      await expect(swap(one.mint, other.mint, '0.5')).rejects.toMatchObject({
        ...{ code: 'swap_refused', data: { finding } },
      })
      expect(signed()).toEqual([])
    } finally {
      await createExchange(cluster)
    }
  })
})
