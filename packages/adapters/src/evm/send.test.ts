import {
  closeModal,
  disconnect,
  openModal,
  sendCalls,
  sendTransaction,
  startClient,
  transfer,
  writeContract,
} from '@foyer/core'
import { getBalancesQueryKey } from '@foyer/core/query'
import {
  acceptWarning,
  chooseMax,
  chooseToken,
  confirmSend,
  listRecentRecipients,
  listSendTokens,
  openSend,
  prepareSend,
  sendButton,
  sendTransfer,
  typeAmount,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { evm } from './evm.js'
import { sendBench } from './fixtures/sendBench.js'
import { sendContracts } from './fixtures/sendContracts.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testPage } from './fixtures/testPage.js'

/** A machine that is busy takes its time. */
const slowly = { timeout: 20_000 }

const moody = '0x00000000000000000000000000000000000000b1'
const oracle = '0x420000000000000000000000000000000000000F'
const pieces = '0x00000000000000000000000000000000000000b3'
const ether = 10n ** 18n
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function set(uint256 mood, uint8 decimals)',
  'function balanceOf(address) view returns (uint256)',
])
const oracleAbi = parseAbi(['function set(uint256 layer1, uint256 operator)'])
const piecesAbi = parseAbi([
  'function mint(address to, uint256 id, uint256 amount)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])

let chain: LocalChain
let other: LocalChain
let bench: Awaited<ReturnType<typeof sendBench>>

beforeAll(async () => {
  ;[chain, other] = await Promise.all([startChain(31337, 'Here'), startChain(31338, 'There')])
  await chain.client.setCode({ address: moody, bytecode: sendContracts.moodyToken })
  await chain.client.setCode({ address: pieces, bytecode: sendContracts.pieces })
})
afterAll(async () => {
  await Promise.all([chain.stop(), other.stop()])
})
beforeEach(async () => {
  bench = await sendBench([chain, other])
  await chain.client.setBalance({ address: bench.address, value: 10n * ether })
})
afterEach(() => bench.end())

const newAddress = (): Address => privateKeyToAccount(generatePrivateKey()).address
const coin = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:31337', price: 0 } as const
const coinToken = (numeric = '10') => ({
  ...coin,
  quantity: { decimals: '18', numeric },
})
const moodyOf = (decimals: number, numeric = '0') => ({
  ...{ name: 'Moody', symbol: 'MOOD', chainId: 'eip155:31337', price: 0 },
  address: `eip155:31337:${moody}`,
  quantity: { decimals: String(decimals), numeric },
})
const call = async (
  address: Address,
  functionAbi: readonly unknown[],
  functionName: string,
  args: readonly unknown[],
) => {
  const hash = await chain.client.writeContract({
    ...({ address, abi: functionAbi, functionName, args } as never as object),
  } as never)
  await chain.client.waitForTransactionReceipt({ checkReplacement: false, hash })
}
const mined = (hash: string) =>
  chain.client.waitForTransactionReceipt({ checkReplacement: false, hash: hash as Hex })

describe('coins', () => {
  test('the request is what was shown, and balances change by it to the wei', async () => {
    const { client, address } = bench
    const to = newAddress()
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: '1.000000000000000001' })
    const preview = await prepareSend(client)
    const hash = await confirmSend(client)
    const receipt = await mined(hash)
    expect(await chain.client.getBalance({ address: to })).toBe(ether + 1n)
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    const left = await chain.client.getBalance({ address })
    expect(left).toBe(10n * ether - ether - 1n - paid)
    expect(paid).toBeLessThanOrEqual(preview.fee)
    const [asked] = bench.requests()
    expect(asked?.params?.[0]).toMatchObject({
      from: address,
      to,
      value: '0xde0b6b3a7640001',
      gas: '0x5208',
      chainId: '0x7a69',
    })
    const request = asked?.params?.[0] as { maxFeePerGas: Hex } | undefined
    expect(BigInt(request?.maxFeePerGas ?? 0) * 21_000n).toBe(preview.fee)
    expect(bench.draft()).toMatchObject({ status: 'sent', hash })
  })

  test('Max leaves nothing but what the fee may take', async () => {
    const { client, address } = bench
    const to = newAddress()
    openSend(client)
    await chooseToken(client, coinToken())
    await chooseMax(client)
    await typeRecipient(client, { text: to })
    const { amount, fee } = await prepareSend(client)
    expect(amount + fee).toBe(10n * ether)
    await mined(await confirmSend(client))
    expect(await chain.client.getBalance({ address: to })).toBe(amount)
    expect(await chain.client.getBalance({ address })).toBeLessThan(fee)
  })

  test('on a rollup of the OP stack Max leaves twice the fee for its data and what the operator takes', async () => {
    await chain.client.setCode({ address: oracle, bytecode: sendContracts.feeOracle })
    await call(oracle, oracleAbi, 'set', [7_000_000_000_001n, 3_000_000_000_003n])
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text: newAddress() })
    await chooseMax(client)
    const preview = await prepareSend(client)
    expect(preview.fees.map(({ kind }) => kind)).toEqual(['network', 'layer1', 'operator'])
    expect(preview.fees[1]?.amount).toBe(14_000_000_000_002n)
    expect(preview.fees[2]?.amount).toBe(3_000_000_000_003n)
    expect(preview.amount + preview.fee).toBe(10n * ether)
    // What was twice of it is exceeded meanwhile.
    await call(oracle, oracleAbi, 'set', [14_000_000_000_003n, 3_000_000_000_003n])
    await expect(confirmSend(client)).rejects.toMatchObject({ code: 'fee_risen' })
    expect(bench.requests()).toEqual([])
    expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
    await chain.client.setCode({ address: oracle, bytecode: '0x' })
  })

  test('a fee that doubled meanwhile is refused before the wallet is asked', async () => {
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '1' })
    await prepareSend(client)
    const { baseFeePerGas } = await chain.client.getBlock()
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: (baseFeePerGas ?? 1n) * 3n })
    await chain.client.mine({ blocks: 1 })
    await expect(confirmSend(client)).rejects.toMatchObject({ code: 'fee_risen' })
    expect(bench.requests()).toEqual([])
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFeePerGas ?? 1n })
    await chain.client.mine({ blocks: 1 })
  })

  test('without coins for amount and fee nothing is asked', async () => {
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '10' })
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'funds_insufficient' })
    expect(bench.draft()).toMatchObject({ status: 'failed' })
  })

  test('what the list says of the price is what amount and fee are worth, the one rounded down and the other up', async () => {
    const { client, address } = bench
    const { queryClient } = await client.queries.load()
    const key = getBalancesQueryKey(client, { caipAddress: `eip155:31337:${address}` })
    queryClient.setQueryData(key, [{ ...coinToken(), price: 2_000.5 }])
    openSend(client)
    await chooseToken(client, { ...coinToken(), price: 2_000.5 })
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '1000.25', unit: 'currency' })
    expect(bench.draft()?.amount.units).toBe(ether / 2n)
    const preview = await prepareSend(client)
    expect(preview).toMatchObject({ amount: ether / 2n, worth: '1000.25' })
    const cents = (preview.fee * 200_050n + ether - 1n) / ether
    expect(preview.feeWorth).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
  })
})

describe('tokens', () => {
  const begin = async (mood: number, decimals: number, amount: bigint) => {
    await call(moody, abi, 'set', [mood, decimals])
    await call(moody, abi, 'mint', [bench.address, amount])
    openSend(bench.client)
    await chooseToken(bench.client, moodyOf(decimals))
  }
  const heldBy = (who: Address) =>
    chain.client.readContract({ address: moody, abi, functionName: 'balanceOf', args: [who] })

  test.each([
    ['that answers true', 0],
    ['that answers nothing', 1],
  ])('a token %s moves to the unit, and no coin moves', async (_, mood) => {
    const { client } = bench
    const to = newAddress()
    await begin(mood, 6, 5_000_001n)
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: '5.000001' })
    const preview = await prepareSend(client)
    expect(preview).toMatchObject({ amount: 5_000_001n, receives: 5_000_001n, warnings: [] })
    await mined(await confirmSend(client))
    expect(await heldBy(to)).toBe(5_000_001n)
    expect(await heldBy(bench.address)).toBe(0n)
    expect(await chain.client.getBalance({ address: to })).toBe(0n)
    expect(bench.requests()[0]?.params?.[0]).not.toHaveProperty('value')
  })

  test('of a token that keeps a part, what arrives is said before and is so after', async () => {
    const { client } = bench
    const to = newAddress()
    await begin(2, 6, 1_000_009n)
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: '1.000009' })
    const preview = await prepareSend(client)
    expect(preview.receives).toBe(900_009n)
    expect(preview.warnings).toEqual([{ code: 'receives_less', mustConfirm: false }])
    await mined(await confirmSend(client))
    expect(await heldBy(to)).toBe(900_009n)
  })

  test.each([
    ['answers that it did nothing', 3, 'unknown reason'],
    ['reverts', 4, 'Token: paused'],
  ])('a token that %s is refused with its reason', async (_, mood, reason) => {
    const { client } = bench
    await begin(mood, 6, 1n)
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '0.000001' })
    const failure = { code: 'transaction_reverted', message: reason }
    await expect(prepareSend(client)).rejects.toMatchObject(failure)
    expect(bench.requests()).toEqual([])
  })

  test('without coin for the fee the coin is named', async () => {
    const { client, address } = bench
    await begin(0, 6, 1n)
    await chain.client.setBalance({ address, value: 1n })
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '0.000001' })
    await expect(prepareSend(client)).rejects.toMatchObject({
      code: 'coin_for_fee_missing',
      data: { symbol: 'ETH' },
    })
  })

  test('one unit, all units of 2^256 − 1, and 30 places are sent as they are written', async () => {
    const { client } = bench
    const to = newAddress()
    const all = 2n ** 256n - 1n - (await heldBy(bench.address))
    await begin(0, 30, all)
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: '0.000000000000000000000000000001' })
    await prepareSend(client)
    await mined(await confirmSend(client))
    expect(await heldBy(to)).toBe(1n)
    openSend(client)
    await chooseToken(client, moodyOf(30))
    await typeRecipient(client, { text: to })
    await chooseMax(client)
    expect(bench.draft()?.amount.units).toBe(all - 1n)
    await prepareSend(client)
    await confirmSend(client)
    const request = bench.requests().at(-1)?.params?.[0] as { data: Hex } | undefined
    expect(request?.data.slice(-64)).toBe((all - 1n).toString(16).padStart(64, '0'))
  })

  test('decimals are those of the chain, whatever a list says; when they change after that, nothing is made', async () => {
    const { client } = bench
    await begin(0, 6, 10n ** 12n)
    await chooseToken(client, moodyOf(2, '5000'))
    expect(bench.draft()?.token).toMatchObject({ decimals: 6, balance: 10n ** 12n })
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '1' })
    await call(moody, abi, 'set', [0, 8])
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'send_changed' })
  })

  test('a token of another network is not chosen, and the list has none', async () => {
    const { client } = bench
    openSend(client)
    const elsewhere = { ...moodyOf(6), chainId: 'eip155:31338' as const }
    await expect(chooseToken(client, elsewhere)).rejects.toMatchObject({ code: 'send_changed' })
    expect(bench.draft()?.token).toBeUndefined()
    const listed = await listSendTokens(client, { search: 'e' })
    expect(listed.map(({ chainId }) => chainId)).toEqual(['eip155:31337'])
  })

  test.each([
    ['ERC721', '1'],
    ['ERC1155', '3'],
  ] as const)('a collectible of %s is sent to an account', async (standard, amount) => {
    const { client } = bench
    const to = newAddress()
    await call(pieces, piecesAbi, 'mint', [bench.address, 7n, 3n])
    openSend(client)
    await chooseToken(client, {
      ...{ chainId: 'eip155:31337', address: `eip155:31337:${pieces}`, tokenId: '7', standard },
      ...{ quantity: { numeric: amount }, flags: { is_spam: false } },
    })
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: amount })
    await prepareSend(client)
    await mined(await confirmSend(client))
    const [owner, held] = await Promise.all([
      chain.client.readContract({
        ...{ address: pieces, abi: piecesAbi, functionName: 'ownerOf', args: [7n] },
      } as never),
      chain.client.readContract({
        ...{ address: pieces, abi: piecesAbi, functionName: 'balanceOf', args: [to, 7n] },
      } as never),
    ])
    if (standard === 'ERC721') expect(owner).toBe(to)
    else expect(held).toBe(3n)
  })
})

describe('the wallet', () => {
  const prepared = async (to = newAddress()) => {
    openSend(bench.client)
    await chooseToken(bench.client, coinToken())
    await typeRecipient(bench.client, { text: to })
    typeAmount(bench.client, { text: '1' })
    return prepareSend(bench.client)
  }
  const stack = () => bench.client.store.getState().transactions.stack

  test('however ten transfers end, the stack is empty after', async () => {
    const { client, wallet } = bench
    const failing = [4001, 4100, -32000, -32603, 4900, -32002]
    for (const code of failing) {
      wallet.reply('eth_sendTransaction', () => {
        expect(stack()).toHaveLength(1)
        throw Object.assign(new Error('no'), { code })
      })
      await prepared()
      await expect(confirmSend(client)).rejects.toThrow()
      expect(stack()).toEqual([])
      expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
    }
    wallet.reply('eth_sendTransaction', () => 'no hash')
    await prepared()
    await expect(confirmSend(client)).rejects.toThrow()
    wallet.reply('eth_sendTransaction', () => new Promise(() => {}))
    await prepared()
    const closed = confirmSend(client)
    closed.catch(() => {})
    await vi.waitUntil(() => stack().length === 1, slowly)
    openModal(client)
    closeModal(client)
    expect(stack()).toEqual([])
    await prepared()
    const left = confirmSend(client)
    left.catch(() => {})
    await vi.waitUntil(() => stack().length === 1, slowly)
    await disconnect(client)
    expect(stack()).toEqual([])
    await expect(left).rejects.toMatchObject({ code: 'connector_not_connected' })
    expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
  })

  test('a client that is destroyed leaves no promise behind', async () => {
    bench.wallet.reply('eth_sendTransaction', () => new Promise(() => {}))
    await prepared()
    const waiting = confirmSend(bench.client)
    waiting.catch(() => {})
    await vi.waitUntil(() => stack().length === 1, slowly)
    bench.end()
    await expect(waiting).rejects.toMatchObject({ code: 'client_destroyed' })
  })

  test('pressed twice, one transaction is asked for', async () => {
    await prepared()
    const [one, two] = await Promise.allSettled([
      confirmSend(bench.client),
      confirmSend(bench.client),
    ])
    expect([one?.status, two?.status]).toEqual(['fulfilled', 'rejected'])
    expect(two).toMatchObject({ reason: { code: 'request_pending' } })
    await expect(confirmSend(bench.client)).rejects.toMatchObject({ code: 'send_changed' })
    expect(bench.requests()).toHaveLength(1)
  })

  test('an edit while the preview is made drops it', async () => {
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text: newAddress() })
    typeAmount(client, { text: '1' })
    const late = prepareSend(client)
    typeAmount(client, { text: '2' })
    await expect(late).rejects.toMatchObject({ code: 'send_changed' })
    expect(bench.draft()).toMatchObject({ status: 'editing', preview: undefined })
    await expect(confirmSend(client)).rejects.toMatchObject({ code: 'send_changed' })
  })

  test('a wallet that is on another network, or has another account, gets no request', async () => {
    const { client, wallet } = bench
    await prepared()
    wallet.switches.moveTo(other.network)
    await expect(confirmSend(client)).rejects.toMatchObject({
      code: expect.stringMatching(/^(send_changed|wallet_network_differs)$/),
    })
    wallet.switches.moveTo(chain.network)
    await vi.waitUntil(
      () =>
        client.store.getState().connection.byNamespace.eip155?.caipNetworkId ===
        chain.network.caipNetworkId,
      slowly,
    )
    await prepared()
    wallet.emit('accountsChanged', [newAddress()])
    await expect(confirmSend(client)).rejects.toMatchObject({
      code: expect.stringMatching(/^(send_changed|account_not_connected)$/),
    })
    expect(bench.requests()).toEqual([])
  })

  test('hosts hear what was sent and how it ended, and no address', async () => {
    const { client, address } = bench
    const heard: unknown[] = []
    client.store.subscribe(({ telemetry }, before) => {
      if (telemetry.last !== before.telemetry.last) heard.push(telemetry.last?.data)
    })
    await prepared()
    await confirmSend(client)
    bench.wallet.switches.answer('reject')
    await prepared()
    await expect(confirmSend(client)).rejects.toMatchObject({ code: 'user_rejected' })
    const network = 'eip155:31337'
    const of = { network, isSmartAccount: false, token: 'ETH', amount: '1' }
    expect(heard).toEqual([
      { event: 'OPEN_SEND', properties: { network, isSmartAccount: false } },
      { event: 'SEND_INITIATED', properties: of },
      { event: 'SEND_SUCCESS', properties: of },
      { event: 'OPEN_SEND', properties: { network, isSmartAccount: false } },
      { event: 'SEND_INITIATED', properties: of },
      { event: 'SEND_ERROR', properties: { ...of, message: 'user_rejected' } },
    ])
    expect(JSON.stringify(heard).toLowerCase()).not.toContain(address.slice(2, 12).toLowerCase())
  })
})

describe('after it was sent', () => {
  const lookedAt = async (client: (typeof bench)['client'], ms = 30_000) => {
    const before = client.store.getState().send.sent
    await vi.waitUntil(() => {
      // No time passes once it was looked at: what comes next in the chain is not seen by a look that is begun here.
      if (client.store.getState().send.sent !== before) return true
      client.held.pass(ms)
      return false
    }, slowly)
  }
  /** The page after a reload, once it knows the one transaction that was sent before. */
  const reloaded = async (stored: (typeof bench)['client']['stored']) => {
    const next = createTestClient(
      { networks: [chain.network] as never, adapters: [evm({ page: testPage([]).page })] },
      { localStorage: () => stored },
    )
    const stop = startClient(next)
    await next.handles.wake?.()
    await vi.waitUntil(() => next.store.getState().send.sent.length === 1, slowly)
    return { next, stop }
  }
  const begin = async () => {
    const to = newAddress()
    await chain.client.setAutomine(false)
    const { hash } = await sendTransfer(bench.client, { to, amount: 5n })
    return { to, hash }
  }
  afterEach(async () => {
    await chain.client.setAutomine(true)
    await chain.client.mine({ blocks: 1 })
  })

  test('it is watched until it is in a block, also by the page after a reload', async () => {
    const { hash } = await begin()
    await lookedAt(bench.client)
    expect(bench.sent()).toMatchObject([{ hash, status: 'sent', amount: '0.000000000000000005' }])
    const stored = bench.client.stored
    bench.end()
    await chain.client.mine({ blocks: 1 })
    const { next, stop } = await reloaded(stored)
    // The list of what the account did is fetched until it has it.
    expect(next.store.getState().account.sent).toMatchObject([{ hash }])
    const notices: unknown[] = []
    next.store.subscribe(({ notices: { notice } }) => void notices.push(notice?.code))
    await lookedAt(next)
    expect(next.store.getState().send.sent).toMatchObject([{ hash, status: 'final' }])
    expect(notices).toContain('transfer_final')
    stop()
    next.destroy()
  })

  test.each([
    ['sent again for a higher fee is followed by its new hash', 'same'],
    ['cancelled in the wallet is said to be', 'cancelled'],
    ['replaced by another is said to be', 'other'],
  ])('one that is %s', async (_, kind) => {
    const { to, hash } = await begin()
    await lookedAt(bench.client)
    expect(bench.sent()[0]?.mark).toBe(0)
    const given = {
      same: { to, value: 5n },
      cancelled: { to: bench.address, value: 0n },
      other: { to: newAddress(), value: 1n },
    }[kind] as { to: Address; value: bigint }
    const price = 10n ** 12n
    const by = await bench.wallet.node().sendTransaction({
      ...{ ...given, nonce: 0, gas: 21_000n, maxFeePerGas: price, maxPriorityFeePerGas: price },
    } as never)
    await chain.client.mine({ blocks: 2 })
    await lookedAt(bench.client)
    const [now] = bench.sent()
    if (kind !== 'same') {
      expect(now).toMatchObject({ hash, status: kind === 'other' ? 'replaced' : 'cancelled' })
      return
    }
    expect(now).toMatchObject({ hash: by, status: 'sent' })
    await lookedAt(bench.client)
    expect(bench.sent()).toMatchObject([{ hash: by, status: 'final' }])
  })

  test('a payment of the host’s own is followed through a reload and to the one that took its place', async () => {
    const to = newAddress()
    await chain.client.setAutomine(false)
    const hash = await sendTransaction(bench.client, { to, value: 5n })
    await vi.waitUntil(() => bench.sent().length === 1, slowly)
    await lookedAt(bench.client)
    expect(bench.sent()).toMatchObject([{ hash, to, asset: 'coin', mark: 0, status: 'sent' }])
    const price = 10n ** 12n
    const by = await bench.wallet.node().sendTransaction({
      ...{ to, value: 5n, nonce: 0, gas: 21_000n },
      ...{ maxFeePerGas: price, maxPriorityFeePerGas: price },
    } as never)
    const stored = bench.client.stored
    bench.end()
    await chain.client.mine({ blocks: 2 })
    const { next, stop } = await reloaded(stored)
    await lookedAt(next)
    await lookedAt(next)
    expect(next.store.getState().send.sent).toMatchObject([{ hash: by, status: 'final' }])
    stop()
    next.destroy()
  })

  test.each([
    ['goes well', true, 'final', 'transaction_final'],
    ['fails', false, 'failed', 'transaction_error'],
  ])(
    'a call of the host’s own that %s is followed, and its end is said',
    async (_, isKnown, status, code) => {
      const mint = encodeFunctionData({ abi, functionName: 'mint', args: [bench.address, 5n] })
      const data = isKnown ? mint : '0x12345678'
      const gas = 200_000n
      const hash = await sendTransaction(bench.client, { to: moody, data, gas })
      await vi.waitUntil(() => bench.sent().length === 1, slowly)
      const notices: unknown[] = []
      bench.client.store.subscribe(({ notices: { notice } }) => void notices.push(notice?.code))
      await lookedAt(bench.client)
      expect(bench.sent()).toMatchObject([{ hash, to: moody, amount: '0', status }])
      expect(bench.sent()[0]?.asset).toBeUndefined()
      expect(notices).toContain(code)
    },
  )

  test('a transfer of the host’s own, a call by its ABI, and calls in one request are followed as a transaction is', async () => {
    const { client, sent, address } = bench
    const [one, other] = [newAddress(), newAddress()]
    const seen = async (count: number) => {
      await vi.waitUntil(() => sent().length === count, slowly)
      await lookedAt(client)
      return sent()[0]
    }
    const paid = await transfer(client, { to: one, amount: 5n })
    expect(await seen(1)).toMatchObject({ hash: paid, to: one, asset: 'coin', status: 'final' })
    const mint = { address: moody, abi, functionName: 'mint', args: [address, 5n] } as const
    const minted = await writeContract(client, mint)
    const data = encodeFunctionData(mint)
    expect(await seen(2)).toMatchObject({
      ...{ hash: minted, to: moody, amount: '0', status: 'final' },
      does: `${moody} 0 ${data}`,
    })
    const id = await sendCalls(client, {
      calls: [
        { to: one, value: 2n },
        { to: other, value: 3n },
      ],
    })
    expect(await seen(3)).toMatchObject({
      ...{ calls: id, to: one, amount: '0.000000000000000005', status: 'final' },
    })
    expect(sent()[0]?.hash).not.toBe(id)
    expect(sent()[0]?.asset).toBeUndefined()
  })

  test('one that never comes is looked for 99 times', async () => {
    const { hash } = await begin()
    const { client } = bench
    await chain.client.dropTransaction({ hash: hash as Hex })
    let looks = 0
    while (bench.sent()[0]?.status === 'sent') {
      await lookedAt(client)
      looks += 1
    }
    expect(looks).toBe(99)
    expect(bench.sent()).toMatchObject([{ status: 'unknown' }])
    expect(client.stored.getItem('foyer:test:v1:send:sent')).toBeNull()
  })
})

describe('receivers', () => {
  test('with each edit the address of before is gone, and the button is off', async () => {
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    typeAmount(client, { text: '1' })
    await typeRecipient(client, { text: newAddress() })
    const whole = bench.draft()
    expect(whole && sendButton(whole)).toMatchObject({ code: 'preview_send', isEnabled: true })
    const late = typeRecipient(client, { text: 'nowhere.example' })
    expect(bench.draft()?.recipient).toMatchObject({ status: 'searching' })
    expect(bench.draft()?.recipient.address).toBeUndefined()
    await vi.waitUntil(() => {
      client.held.pass(500)
      return bench.draft()?.recipient.status !== 'searching'
    }, slowly)
    await late
    const draft = bench.draft()
    expect(draft?.recipient.address).toBeUndefined()
    expect(draft && sendButton(draft)).toMatchObject({ code: 'invalid_address', isEnabled: false })
    await expect(prepareSend(client)).rejects.toMatchObject({
      code: 'amount_and_receiver_required',
    })
  })

  test('an address with a changed letter has to be confirmed', async () => {
    const { client } = bench
    const to = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
    const wrong = to.replace('C5', 'c5')
    openSend(client)
    await chooseToken(client, coinToken())
    typeAmount(client, { text: '1' })
    await typeRecipient(client, { text: wrong })
    const draft = bench.draft()
    expect(draft?.recipient).toMatchObject({ status: 'found', address: to })
    expect(draft && sendButton(draft).isEnabled).toBe(false)
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'receiver_unconfirmed' })
    acceptWarning(client, { code: 'checksum_wrong' })
    await expect(prepareSend(client)).resolves.toMatchObject({ to })
  })

  test.each([
    ['text before', 'to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['a blank within', '0x70997970C51812dc3A010C7d01b5 0e0d17dc79C8'],
    ['a character that is not seen', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8\u200b'],
    ['a turn of direction', '\u202e0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['a digit less', '0x70997970C51812dc3A010C7d01b50e0d17dc79C'],
    ['the zero address', `0x${'0'.repeat(40)}`],
  ])('%s is no receiver', async (_, text) => {
    const { client } = bench
    openSend(client)
    await chooseToken(client, coinToken())
    await typeRecipient(client, { text })
    expect(['invalid', 'refused']).toContain(bench.draft()?.recipient.status)
    expect(bench.draft()?.recipient.address).toBeUndefined()
  })

  test('the token itself is refused, also when it is chosen after the address', async () => {
    const { client } = bench
    openSend(client)
    await typeRecipient(client, { text: moody })
    expect(bench.draft()?.recipient.status).toBe('found')
    await chooseToken(client, moodyOf(6))
    expect(bench.draft()?.recipient).toMatchObject({ status: 'refused', address: undefined })
  })

  test('a contract is a warning, one that exists on another network alone has to be confirmed, a delegated account is neither', async () => {
    const { client } = bench
    const [contract, elsewhere, delegated] = [newAddress(), newAddress(), newAddress()]
    await chain.client.setCode({ address: contract, bytecode: '0x6001' })
    await other.client.setCode({ address: elsewhere, bytecode: '0x6001' })
    const bytecode = `0xef0100${'ab'.repeat(20)}` as const
    await chain.client.setCode({ address: delegated, bytecode })
    const codesOf = async (text: string) => {
      openSend(client)
      await chooseToken(client, coinToken())
      await typeRecipient(client, { text })
      return bench.draft()?.recipient.warnings.map(({ code }) => code)
    }
    expect(await codesOf(contract)).toEqual(['first_time', 'contract'])
    expect(await codesOf(delegated)).toEqual(['first_time'])
    expect(await codesOf(elsewhere)).toEqual(['first_time', 'contract_elsewhere'])
    typeAmount(client, { text: '1' })
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'receiver_unconfirmed' })
  })

  test('an address that looks like one that was sent to is blocked; the true one is not', async () => {
    const { client, address } = bench
    const friend = newAddress()
    await sendTransfer(client, { to: friend, amount: 1n })
    expect(listRecentRecipients(client, { from: address })).toMatchObject([{ address: friend }])
    const middle = '0'.repeat(32)
    const fake = getAddress(`${friend.slice(0, 6)}${middle}${friend.slice(-4)}`.toLowerCase())
    openSend(client)
    await chooseToken(client, coinToken())
    typeAmount(client, { text: '1' })
    await typeRecipient(client, { text: fake })
    expect(bench.draft()?.recipient.warnings).toEqual([
      { code: 'look_alike', mustConfirm: true, address: friend },
      { code: 'first_time', mustConfirm: false },
    ])
    await expect(sendTransfer(client, { to: fake, amount: 1n })).rejects.toMatchObject({
      code: 'receiver_unconfirmed',
    })
    await typeRecipient(client, { text: friend })
    expect(bench.draft()?.recipient.warnings).toEqual([])
  })

  test('dust from an address that looks like a friend’s suggests nothing, and is no reason to trust it', async () => {
    const { client, address } = bench
    const friend = newAddress()
    const middle = '0'.repeat(32)
    const fake = getAddress(`${friend.slice(0, 6)}${middle}${friend.slice(-4)}`.toLowerCase())
    await sendTransfer(client, { to: friend, amount: 1n })
    await chain.client.setBalance({ address: fake, value: ether })
    await chain.client.impersonateAccount({ address: fake })
    for (const value of [0n, 1n])
      await mined(
        await chain.client.sendTransaction({ account: fake, to: address, value, chain: null }),
      )
    expect(listRecentRecipients(client, { from: address })).toMatchObject([{ address: friend }])
    openSend(client)
    await chooseToken(client, coinToken())
    typeAmount(client, { text: '1' })
    await typeRecipient(client, { text: fake })
    const { warnings } = bench.draft()?.recipient ?? {}
    expect(warnings).toContainEqual({ code: 'look_alike', mustConfirm: true, address: friend })
    await expect(prepareSend(client)).rejects.toMatchObject({ code: 'receiver_unconfirmed' })
  })
})
