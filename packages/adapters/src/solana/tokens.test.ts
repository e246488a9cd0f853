import {
  address as addressOf,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  type KeyPairSigner,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTokens } from './fixtures/createTokens.js'
import { openWallet } from './fixtures/openWallet.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'

let cluster: LocalCluster
let maker: KeyPairSigner
let tokens: ReturnType<typeof createTokens>
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  maker = await generateKeyPairSigner()
  await cluster.give(maker.address, 10n ** 11n)
  tokens = createTokens(cluster, maker)
})
afterAll(() => cluster.stop())

const signatureFee = 5_000n
const refusal = (finding: string) => ({ code: 'transaction_refused', data: { finding } })

describe.each([
  ['that sends', undefined],
  ['that only signs', ['signMessage', 'signTransaction'] as const],
])('a wallet %s', (_, features) => {
  const open = async () => {
    const opened = await openWallet(cluster, onTestFinished, features && { features })
    await opened.connect()
    return opened
  }

  test.each([
    ['classic', 'classic', 2_039_280n],
    ['of Token-2022', ['pointer'], 2_074_080n],
  ] as const)(
    'sends a token %s and nothing else, and pays for the receiver’s account once',
    async (_, kind, rent) => {
      const { address, transfer, prepare } = await open()
      const [token, other] = [await tokens.create(kind), await tokens.create(kind)]
      await token.give(address, 1_000n)
      await other.give(address, 1_000n)
      const to = someAddress()
      const payment = { to, amount: 400n, token: token.mint }
      const before = await cluster.balance(address)
      const prepared = await prepare(payment)
      expect(prepared).toMatchObject({ rent, fee: signatureFee, receives: 400n })
      await transfer(payment)
      expect(await token.balanceOf(to)).toBe(400n)
      expect(await token.balanceOf(address)).toBe(600n)
      expect(await other.balanceOf(address)).toBe(1_000n)
      expect(await cluster.balance(to)).toBe(0n)
      expect(before - (await cluster.balance(address))).toBe(rent + signatureFee)
      await expect(prepare(payment)).resolves.toMatchObject({ rent: 0n })
      await transfer(payment)
      expect(before - (await cluster.balance(address))).toBe(rent + 2n * signatureFee)
      expect(await token.balanceOf(to)).toBe(800n)
    },
  )
})

test('what a token keeps of a transfer is said before, and so much arrives', async () => {
  const { address, connect, transfer, prepare } = await openWallet(cluster, onTestFinished)
  await connect()
  const token = await tokens.create(['fee'])
  await token.give(address, 10_000_000n)
  const to = someAddress()
  for (const [amount, kept] of [
    [1_001n, 16n],
    [1_000_000n, 5_000n],
  ] as const) {
    const before = await token.balanceOf(to)
    await expect(prepare({ to, amount, token: token.mint })).resolves.toMatchObject({
      receives: amount - kept,
    })
    await transfer({ to, amount, token: token.mint })
    expect((await token.balanceOf(to)) - before).toBe(amount - kept)
  }
})

test('tokens in several accounts are sent from as many as it takes', async () => {
  const { address, connect, transfer } = await openWallet(cluster, onTestFinished)
  await connect()
  const token = await tokens.create('classic')
  await token.give(address, 100n)
  await token.giveBeside(address, 70n)
  await token.giveBeside(address, 30n)
  const to = someAddress()
  await transfer({ to, amount: 190n, token: token.mint })
  expect(await token.balanceOf(to)).toBe(190n)
  expect(await token.balanceOf(address)).toBe(10n)
  await expect(transfer({ to, amount: 11n, token: token.mint })).rejects.toMatchObject(
    refusal('balance_too_low'),
  )
})

test('a receiver who requires a memo is sent tokens with one alone', async () => {
  const { address, connect, transfer } = await openWallet(cluster, onTestFinished)
  await connect()
  const token = await tokens.create(['pointer'])
  await token.give(address, 100n)
  const receiver = await generateKeyPairSigner()
  await token.give(receiver.address, 0n)
  await tokens.requireMemo(await token.accountOf(receiver.address), receiver)
  const payment = { to: receiver.address, amount: 5n, token: token.mint }
  await expect(transfer(payment)).rejects.toMatchObject(refusal('memo_required'))
  await transfer({ ...payment, memo: 'Rechnung 17' })
  expect(await token.balanceOf(receiver.address)).toBe(5n)
})

test.each([
  ['stays with its holder', ['soulbound'], 'not_transferable'],
  ['is frozen at first', ['frozenAtFirst'], 'frozen_at_first'],
] as const)(
  'a token that %s is refused without a prompt, and no coin moves',
  async (_, kind, finding) => {
    const { address, connect, transfer, wallet } = await openWallet(cluster, onTestFinished)
    await connect()
    const token = await tokens.create(kind)
    await token.give(address, 0n)
    const [asked, before] = [wallet.requests.length, await cluster.balance(address)]
    const sent = transfer({ to: someAddress(), amount: 5n, token: token.mint })
    await expect(sent).rejects.toMatchObject(refusal(finding))
    expect(wallet.requests).toHaveLength(asked)
    expect(await cluster.balance(address)).toBe(before)
  },
)

test('a hook that is switched off is none', async () => {
  const { address, connect, transfer } = await openWallet(cluster, onTestFinished)
  await connect()
  const token = await tokens.create(['noHook', 'fee'])
  await token.give(address, 100n)
  const to = someAddress()
  await transfer({ to, amount: 50n, token: token.mint })
  expect(await token.balanceOf(to)).toBe(49n)
})

test('a token that its issuer paused, or froze at one end, is refused', async () => {
  const { address, connect, transfer } = await openWallet(cluster, onTestFinished)
  await connect()
  const paused = await tokens.create(['pausable'])
  await paused.give(address, 100n)
  await transfer({ to: maker.address, amount: 5n, token: paused.mint })
  await paused.pause()
  await expect(
    transfer({ to: maker.address, amount: 5n, token: paused.mint }),
  ).rejects.toMatchObject(refusal('paused'))
  const token = await tokens.create('classic')
  await token.give(address, 100n)
  await token.give(maker.address, 0n)
  const payment = { to: maker.address, amount: 5n, token: token.mint }
  await token.freeze(maker.address)
  await expect(transfer(payment)).rejects.toMatchObject(refusal('receiver_frozen'))
  await token.freeze(address)
  await expect(transfer({ ...payment, to: someAddress() })).rejects.toMatchObject(refusal('frozen'))
})

test('nothing is sent to a token, a token’s account or a program, neither tokens nor coins', async () => {
  const { address, connect, transfer, wallet } = await openWallet(cluster, onTestFinished)
  await connect()
  const token = await tokens.create('classic')
  await token.give(address, 100n)
  await token.give(maker.address, 1n)
  const asked = wallet.requests.length
  const programs = [
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    '11111111111111111111111111111111',
  ]
  for (const to of [token.mint, await token.accountOf(maker.address), ...programs])
    for (const about of [{}, { token: token.mint }])
      await expect(transfer({ to, amount: 5n, ...about })).rejects.toMatchObject(
        refusal('receiver_no_wallet'),
      )
  expect(wallet.requests).toHaveLength(asked)
})

test('what is no token is sent as none, and never as coin', async () => {
  const { address, connect, transfer, wallet } = await openWallet(cluster, onTestFinished)
  await connect()
  const [asked, before] = [wallet.requests.length, await cluster.balance(address)]
  for (const token of [someAddress(), maker.address, 'So11111111111111111111111111111111111111111'])
    await expect(transfer({ to: someAddress(), amount: 5n, token })).rejects.toMatchObject({
      code: expect.stringMatching(/^(transaction_refused|action_not_allowed)$/),
    })
  const named = { to: someAddress(), amount: 5n, mint: maker.address }
  await expect(transfer(named)).rejects.toMatchObject({ code: 'action_not_allowed' })
  expect(wallet.requests).toHaveLength(asked)
  expect(await cluster.balance(address)).toBe(before)
})

test('balances of tokens are read to the unit, in all accounts, with decimals and name of the chain', async () => {
  const { address, adapter, from } = await openWallet(cluster, onTestFinished)
  const [named, beside, plain] = [
    await tokens.create(['pointer'], 9),
    await tokens.create('classic', 2),
    await tokens.create('classic', 0),
  ]
  const much = 2n ** 63n + 1n
  await named.give(address, much)
  await named.name('Dünger\u202e', 'DNG')
  await beside.give(address, 1_234n)
  await beside.giveBeside(address, 1n)
  await plain.give(address, 3n)
  await expect(adapter.getBalance({ ...from, token: named.mint })).resolves.toEqual({
    ...{ amount: much, decimals: 9, symbol: 'DNG' },
  })
  await expect(adapter.getBalance({ ...from, token: beside.mint })).resolves.toMatchObject({
    ...{ amount: 1_235n, decimals: 2 },
  })
  await expect(adapter.getBalance({ ...from, token: someAddress() })).rejects.toMatchObject(
    refusal('token_unknown'),
  )
  const id = cluster.network.caipNetworkId
  const listed = (await adapter.getTokens?.(from)) ?? []
  expect(listed[0]).toMatchObject({ symbol: 'SOL' })
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ name: 'Dünger', symbol: 'DNG', address: `${id}:${named.mint}`, chainId: id },
        quantity: { decimals: '9', numeric: '9223372036.854775809' },
      }),
      expect.objectContaining({
        address: `${id}:${beside.mint}`,
        quantity: { decimals: '2', numeric: '12.35' },
      }),
    ]),
  )
})

test('a token’s name that stands beside it, by Metaplex, is read, and one that another program wrote is not', async () => {
  const { address, adapter, from } = await openWallet(cluster, onTestFinished)
  const [token, forged] = [await tokens.create('classic', 3), await tokens.create('classic', 3)]
  const program = 'metaqbxxUerdq28cj1RbAWkTQm3ybzzb6a8bt518x1s'
  const padded = (text: string, length: number) => {
    const bytes = new Uint8Array(4 + length)
    bytes[0] = length
    bytes.set(new TextEncoder().encode(text), 4)
    return bytes
  }
  for (const [{ mint }, writer] of [
    [token, program],
    [forged, '11111111111111111111111111111111'],
  ] as const) {
    await (mint === token.mint ? token : forged).give(address, 1_500n)
    const key = (one: string) => getAddressEncoder().encode(addressOf(one))
    const [place] = await getProgramDerivedAddress({
      programAddress: addressOf(program),
      seeds: ['metadata', key(program), key(mint)],
    })
    const texts = [...padded('Kiesel', 32), ...padded('KSL', 10), ...padded('', 200)]
    cluster.put(place, {
      program: writer,
      data: Uint8Array.from([...new Uint8Array(65), ...texts]),
    })
  }
  const symbolOf = async (mint: string) =>
    (await adapter.getBalance({ ...from, token: mint })).symbol
  expect(await symbolOf(token.mint)).toBe('KSL')
  expect(await symbolOf(forged.mint)).toMatch(/…|\.\.\./)
  const listed = (await adapter.getTokens?.(from)) ?? []
  expect(listed.find(({ symbol }) => symbol === 'KSL')).toMatchObject({
    ...{ name: 'Kiesel', quantity: { decimals: '3', numeric: '1.5' } },
  })
})
