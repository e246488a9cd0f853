import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import {
  type Address,
  createKeyPairSignerFromPrivateKeyBytes,
  generateKeyPairSigner,
  getBase58Decoder,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import {
  getAdvanceNonceAccountInstruction,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  getApproveInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintToInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { type LocalSolana, startSolana } from 'sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SolanaTransactionsAction } from '../actions/Action.js'
import { gather } from '../approval/assess/gather.js'
import { judge } from '../approval/assess/judge.js'
import { createPayees } from '../approval/createPayees.js'
import type { Facts } from '../approval/facts/Facts.js'
import { transferFeeOf } from '../approval/families/solana/judge/transferFeeOf.js'
import { solanaSteps } from '../approval/families/solana/read/solanaSteps.js'
import { Failure } from '../errors/Failure.js'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, keysOf, post } from './testing/createTestWorld.js'
import { createMint } from './testing/solanaMints.js'
import {
  blockOf,
  carryOut,
  createTable,
  giveUpTable,
  writeTransaction,
} from './testing/solanaTables.js'

let solana: LocalSolana
let rpcUrl: string
let maker: KeyPairSigner
beforeAll(async () => {
  solana = await startSolana()
  rpcUrl = solana.chain.rpcUrl
  maker = await rich(await generateKeyPairSigner())
})
afterAll(() => solana.stop())

const coin = 1_000_000_000n
let people = 0

async function rich(signer: KeyPairSigner) {
  await post(rpcUrl, 'requestAirdrop', [signer.address, Number(10n * coin)])
  return signer
}

/** A user with coins, and the requests to the wallet. */
async function start(
  refused: readonly string[] = [],
  told = (answer: unknown) => answer,
  toldOfBlocks = (answer: unknown) => answer,
) {
  people += 1
  const keys = keysOf(`whole person ${people}`)
  const network = solana.chain.id
  const world = createTestWorld({ keys, nodes: { [network]: rpcUrl } })
  const { request } = world.chains
  const chains = {
    ...world.chains,
    request: (...asked: Parameters<typeof request>) =>
      refused.includes(asked[1])
        ? Promise.reject(new Failure('Method not found', -32601))
        : request(...asked)
            .then(asked[1] === 'getMultipleAccounts' ? told : undefined)
            .then(asked[1] === 'isBlockhashValid' ? toldOfBlocks : undefined),
  }
  const signer = await rich(await createKeyPairSignerFromPrivateKeyBytes(keys.solana))
  const own = signer.address
  const make = async (...transactions: string[]) => {
    const [transaction = ''] = transactions
    const params = transactions.length > 1 ? { transactions } : { transaction }
    const method: ApprovalFrameMethod =
      transactions.length > 1 ? 'solana_signAllTransactions' : 'solana_signAndSendTransaction'
    const ask = { id: '1', origin: 'https://shop.example', method, params, network }
    return (await prepare(ask, { ...world, chains })) as SolanaTransactionsAction
  }
  let waited = 0
  let onWait = () => {}
  const look = async (action: SolanaTransactionsAction) => {
    let facts: Facts | undefined
    const away = () => Promise.reject(new Error('away'))
    await gather(
      action,
      {
        chains,
        reads: { nameOf: away, pricesOf: away, payedBy: async () => [] },
        payees: createPayees(),
        async pause(ms) {
          waited += ms
          onWait()
        },
      },
      { signal: new AbortController().signal, onFacts: (now) => (facts = now) },
    )
    if (!facts) throw new Error('Nothing was gathered')
    const warnings = judge(action, facts).map(({ code, level }) =>
      level === 'danger' ? `! ${code}` : code,
    )
    return { facts, warnings }
  }
  return {
    waited: () => waited,
    /** Runs each time that the wallet waits before it looks again. */
    whenWaiting(run: () => void) {
      onWait = run
    },
    own,
    signer,
    make,
    look,
    write: (
      instructions: readonly Instruction[],
      tables?: Record<Address, Address[]>,
      block?: string,
    ) => writeTransaction(rpcUrl, own, instructions, tables, block),
    act: (action: SolanaTransactionsAction) => perform(action, keys, { ...world, chains }),
  }
}

const pay = (source: KeyPairSigner, destination: Address, amount: bigint) =>
  getTransferSolInstruction({ source, destination, amount })
const balanceOf = async (owner: Address) =>
  BigInt(((await post(rpcUrl, 'getBalance', [owner])) as { value: number }).value)
const stranger = async () => (await generateKeyPairSigner()).address

test('reads the receiver that a transaction names by a table, and pays that one', async () => {
  const { act, look, make, own, signer, write } = await start()
  const friend = await stranger()
  const table = await createTable(rpcUrl, maker, [await stranger(), friend])
  const wire = await write([pay(signer, friend, coin)], {
    [table]: [await stranger(), friend],
  })
  const action = await make(wire)
  expect(action.lookups).toEqual([{ accounts: [friend] }])
  expect(solanaSteps(action)).toEqual([{ is: 'pay', from: own, to: friend, amount: coin }])
  const { facts, warnings } = await look(action)
  expect(facts.outcome).toMatchObject({ changes: [{ token: undefined, amount: -coin - 5_000n }] })
  expect(warnings).toEqual(['firstTime'])
  await act(action)
  expect(await balanceOf(friend)).toBe(coin)
})

test('a table that cannot be read is a danger, whatever is wrong with it', async () => {
  const { look, make, signer, write } = await start()
  const friend = await stranger()
  const by = async (table: Address, at = 0) => {
    const names = [...Array.from({ length: at }, () => maker.address), friend]
    return look(await make(await write([pay(signer, friend, 1n)], { [table]: names })))
  }
  const givenUp = await createTable(rpcUrl, maker, [friend])
  await giveUpTable(rpcUrl, maker, givenUp)
  const short = await createTable(rpcUrl, maker, [friend])
  // Nowhere, another user's wallet, given up, and too short.
  for (const table of [await stranger(), maker.address, givenUp]) {
    const { facts, warnings } = await by(table)
    expect(warnings).toContain('! unreadTable')
    expect(facts.outcome).toEqual({ is: 'unknown' })
  }
  expect((await by(short, 3)).warnings).toContain('! unreadTable')
  const away = await start(['getMultipleAccounts'])
  const wire = await away.write([pay(away.signer, friend, 1n)], { [short]: [friend] })
  expect((await away.look(await away.make(wire))).warnings).toContain('! unreadTable')
  // The bytes of a table, in an account of another program, which can write what it likes.
  const ofTables = 'AddressLookupTab1e1111111111111111111111111'
  const copied = await start([], (answer) =>
    JSON.parse(JSON.stringify(answer).replaceAll(ofTables, maker.address)),
  )
  const byCopy = await copied.write([pay(copied.signer, friend, 1n)], { [short]: [friend] })
  expect((await copied.look(await copied.make(byCopy))).warnings).toContain('! unreadTable')
})

test('signs nothing when a table is another than it was when it was shown', async () => {
  const { act, make, signer, write } = await start()
  const friend = await stranger()
  const table = await createTable(rpcUrl, maker, [friend])
  const action = await make(await write([pay(signer, friend, coin)], { [table]: [friend] }))
  // A node that named another account before is found out as well.
  const lied = { ...action, lookups: [{ accounts: [maker.address] }] }
  await expect(act(lied)).rejects.toMatchObject({ code: -32003 })
  await giveUpTable(rpcUrl, maker, table)
  await expect(act(action)).rejects.toMatchObject({ code: -32003 })
  expect(await balanceOf(friend)).toBe(0n)
})

test('plays several one after the other, and shows the sum of what changes', async () => {
  const { look, make, own, signer, write } = await start()
  const friend = await stranger()
  const one = await write([pay(signer, friend, 6n * coin)])
  const two = await write([pay(signer, friend, 3n * coin)])
  const { facts, warnings } = await look(await make(one, two))
  expect(facts.outcome).toMatchObject({
    changes: [{ token: undefined, amount: -9n * coin - 10_000n }],
  })
  expect(warnings).toEqual(['firstTime', 'oneAfterAnother'])
  // Each alone could be paid.
  const three = await write([pay(signer, friend, 5n * coin)])
  const failing = await look(await make(one, three))
  expect(failing.facts.outcome).toMatchObject({ is: 'fails', at: 2 })
  expect(failing.warnings).toContain('! willFail')
  expect(await balanceOf(own)).toBe(10n * coin)
})

test('says which of several could not be simulated', async () => {
  const { look, make, signer, write } = await start(['simulateBundle'])
  const friend = await stranger()
  const amounts = [1n, 2n, 3n].map((amount) => write([pay(signer, friend, amount * coin)]))
  const { facts, warnings } = await look(await make(...(await Promise.all(amounts))))
  expect(facts.outcome).toMatchObject({ changes: [{ amount: -coin - 5_000n }], unplayedFrom: 2 })
  expect(warnings[0]).toBe('! notPlayed')
  const blind = await start(['simulateBundle', 'simulateTransaction'])
  const wires = [1n, 2n].map((amount) => blind.write([pay(blind.signer, friend, amount)]))
  const unknown = await blind.look(await blind.make(...(await Promise.all(wires))))
  expect(unknown.warnings[0]).toBe('! notPlayed')
})

test.each(['classic', 'fee'] as const)('names the owner of a token account: %s', async (kind) => {
  const { look, make, own, signer, write } = await start()
  const friend = await stranger()
  const { mint, program, accountOf } = await createMint(rpcUrl, maker, kind)
  const [from, to] = await Promise.all([accountOf(own), accountOf(friend)])
  const open = (owner: Address, ata: Address, payer: KeyPairSigner) =>
    getCreateAssociatedTokenIdempotentInstruction({
      ...{ payer, ata, owner, mint, tokenProgram: program },
    })
  const config = { programAddress: program }
  await carryOut(
    rpcUrl,
    [maker],
    [
      open(own, from, maker),
      getMintToInstruction({ mint, token: from, mintAuthority: maker, amount: 5_000_000n }, config),
    ],
  )
  const give = getTransferCheckedInstruction(
    { source: from, mint, destination: to, authority: signer, amount: 1_000_000n, decimals: 6 },
    config,
  )
  const action = await make(await write([open(friend, to, signer), give]))
  const { facts, warnings } = await look(action)
  expect(facts.holders[to]).toEqual({ owner: friend, token: mint })
  expect(facts.outcome).toMatchObject({
    changes: expect.arrayContaining([{ token: mint, amount: -1_000_000n }]),
  })
  expect(warnings).toEqual(['firstTime'])
  const [, step] = solanaSteps(action)
  if (step?.is !== 'send') throw new Error('It is read as something else')
  // Exactly what the program then keeps.
  await carryOut(rpcUrl, [signer], [open(friend, to, signer), give])
  const held = (await post(rpcUrl, 'getTokenAccountsByOwner', [
    friend,
    { mint },
    { encoding: 'jsonParsed' },
  ])) as {
    value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
  }
  const got = BigInt(held.value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
  expect(transferFeeOf(step, facts)).toBe(1_000_000n - got)
  expect(transferFeeOf(step, facts) > 0n).toBe(kind === 'fee')

  const spender = await stranger()
  const allow = getApproveInstruction(
    { source: from, delegate: spender, owner: signer, amount: 7n },
    config,
  )
  const allowed = await look(await make(await write([allow])))
  expect(allowed.facts.outcome).toMatchObject({
    handed: [{ is: 'allowance', token: mint, spender, amount: 7n }],
  })
  expect(allowed.warnings).toEqual(['! delegate'])
  // The same outcome, of calls that say nothing of it.
  const silent = await make(await write([pay(signer, own, 1n)]))
  expect(judge(silent, allowed.facts).map(({ code }) => code)).toContain('silentAllowance')
  const close = getCloseAccountInstruction(
    { account: from, destination: spender, owner: signer },
    config,
  )
  expect((await look(await make(await write([close])))).warnings).toContain('! closesToOther')
})

/** An account that keeps a transaction good for as long as its nonce stands, and reads it. */
async function createNonce(authority: Address) {
  const nonce = await generateKeyPairSigner()
  const [space, programAddress] = [80n, SYSTEM_PROGRAM_ADDRESS]
  await carryOut(
    rpcUrl,
    [maker, nonce],
    [
      getCreateAccountInstruction({
        ...{ payer: maker, newAccount: nonce, lamports: coin, space, programAddress },
      }),
      getInitializeNonceAccountInstruction({
        nonceAccount: nonce.address,
        nonceAuthority: authority,
      }),
    ],
  )
  const read = async () => {
    const params = [nonce.address, { encoding: 'base64' }]
    const answer = (await post(rpcUrl, 'getAccountInfo', params)) as { value: { data: [string] } }
    return getBase58Decoder().decode(Buffer.from(answer.value.data[0], 'base64').subarray(40, 72))
  }
  return { account: nonce.address, read }
}

test('a transaction of another network is a danger, whatever it does on the one that the page names', async () => {
  const { look, make, own, signer, write } = await start()
  const transfer = pay(signer, await stranger(), coin)
  const elsewhere = await stranger()
  const by = async (block: string, ...first: Instruction[]) =>
    (await look(await make(await write([...first, transfer], {}, block)))).warnings
  expect(await by(await blockOf(rpcUrl))).toEqual(['firstTime'])
  expect(await by(elsewhere)).toEqual(['! ofOtherNetwork', 'firstTime'])
  // The last of several too.
  const [one, two] = [await write([transfer]), await write([transfer], {}, elsewhere)]
  expect((await look(await make(one, two))).warnings).toContain('! ofOtherNetwork')

  // A nonce in the block's place: that of this network's account, and of no other account of that name.
  const { account, read } = await createNonce(own)
  const advance = getAdvanceNonceAccountInstruction({
    nonceAccount: account,
    nonceAuthority: signer,
  })
  expect(await by(await read(), advance)).toEqual(['staysGood', 'firstTime'])
  expect(await by(elsewhere, advance)).toContain('! ofOtherNetwork')
  expect(await by(await read())).toContain('! ofOtherNetwork')
  // An account without a nonce, and none at all.
  for (const other of [maker.address, await stranger()]) {
    const wrong = getAdvanceNonceAccountInstruction({ nonceAccount: other, nonceAuthority: signer })
    expect(await by(await read(), wrong)).toContain('! ofOtherNetwork')
  }
})

test('a node that is some blocks behind the one of the page is asked again, and one that never knows the block is not believed', async () => {
  let behind = 5
  const unknown = { value: false }
  const user = await start([], undefined, (answer) => (behind > 0 ? unknown : answer))
  user.whenWaiting(() => {
    behind -= 1
  })
  const wire = await user.write([pay(user.signer, await stranger(), coin)])
  expect((await user.look(await user.make(wire))).warnings).toEqual(['firstTime'])
  expect(user.waited()).toBe(3_500)
  // Ten blocks and more.
  behind = 6
  expect((await user.look(await user.make(wire))).warnings).toContain('! ofOtherNetwork')
  expect(user.waited()).toBe(7_000)
})

test('a network that does not say whether it knows a block is not taken to know it', async () => {
  const { look, make, signer, write } = await start(['isBlockhashValid'])
  const wire = await write([pay(signer, await stranger(), coin)])
  expect((await look(await make(wire))).warnings).toEqual(['! ofOtherNetwork', 'firstTime'])
})
