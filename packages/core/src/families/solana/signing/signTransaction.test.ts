import { FoyerError } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { beforeAll, describe, expect, test } from 'vitest'
import { solanaNetwork } from '../../../embedded/fixtures/openPage.js'
import type { Request } from '../../../FamilyFeatures.js'
import { programs } from '../programs.js'
import { solana } from '../solana.js'

const network = { ...solanaNetwork } as never
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash
const lighthouse = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address
const invalid = { code: 'answer_invalid' }

let own: KeyPairSigner
let other: KeyPairSigner
beforeAll(async () => {
  own = await generateKeyPairSigner()
  other = await generateKeyPairSigner()
})

type Options = {
  version?: 'legacy' | 0
  payer?: Address
  hash?: Blockhash
  tables?: Record<Address, Address[]>
}

/** A transaction by Solana's own library. */
function compile(
  instructions: readonly Instruction[],
  { version = 'legacy', payer = own.address, hash = blockhash, tables }: Options = {},
) {
  const lifetime = { blockhash: hash, lastValidBlockHeight: 1n }
  const legacy = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  const newer = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  if (version === 'legacy') return compileTransaction(legacy)
  return compileTransaction(compressTransactionMessageUsingAddressLookupTables(newer, tables ?? {}))
}
type Compiled = ReturnType<typeof compile>

const pay = (amount = 5n, source: KeyPairSigner = own) =>
  getTransferSolInstruction({ source, destination: other.address, amount })
const price = (units: number): Instruction => ({
  programAddress: programs.computeBudget as Address,
  data: Uint8Array.of(3, units, 0, 0, 0, 0, 0, 0, 0),
})
const assertion = (kind: number, role = AccountRole.READONLY): Instruction => ({
  programAddress: lighthouse,
  accounts: [{ address: other.address, role }],
  data: Uint8Array.of(kind, 1, 2),
})
const signedBy = async (compiled: Compiled, ...signers: readonly KeyPairSigner[]) =>
  partiallySignTransaction(
    signers.map(({ keyPair }) => keyPair),
    compiled,
  )
const wireOf = (one: Parameters<typeof getBase64EncodedWireTransaction>[0]) =>
  getBase64EncodedWireTransaction(one)

const sign = (request: Request, transaction: string | Uint8Array, address = own.address) =>
  solana.features.signTransaction?.(request, { address, network, unsigned: { transaction } })

/** A wallet that answers to this transaction with another one, signed. */
async function answering(given: Compiled, answered: Compiled, ...signers: KeyPairSigner[]) {
  const transaction = wireOf(await signedBy(answered, ...(signers.length > 0 ? signers : [own])))
  return sign(async () => ({ transaction }), wireOf(given))
}

describe.each(['legacy', 0] as const)('of version %s', (version) => {
  test('a transaction comes back with the signature of the account, whatever it was written in', async () => {
    const compiled = compile([pay()], { version })
    const signed = await signedBy(compiled, own)
    const expected = {
      transaction: wireOf(signed),
      signature: base58.encode(Uint8Array.from(signed.signatures[own.address] ?? [])),
      changes: [],
    }
    const bytes = Uint8Array.from(getTransactionEncoder().encode(compiled))
    const asked: unknown[] = []
    const request: Request = async (method, params) => {
      asked.push([method, params])
      return { transaction: base58.encode(base64.decode(wireOf(signed))) }
    }
    for (const given of [wireOf(compiled), base58.encode(bytes), bytes])
      await expect(sign(request, given)).resolves.toEqual(expected)
    expect(asked[0]).toEqual(['solana_signTransaction', { transaction: wireOf(compiled) }])
    const bySignature = sign(async () => ({ signature: expected.signature }), bytes)
    await expect(bySignature).resolves.toEqual(expected)
  })

  test('a wallet may offer more for computing, and add assertions: it is told', async () => {
    const given = compile([pay()], { version })
    const offered = compile([price(7), pay()], { version })
    await expect(answering(given, offered)).resolves.toMatchObject({ changes: ['computeBudget'] })
    await expect(answering(offered, given)).resolves.toMatchObject({ changes: ['computeBudget'] })
    const guarded = compile([price(7), pay(), assertion(5)], { version })
    await expect(answering(given, guarded)).resolves.toMatchObject({
      changes: ['computeBudget', 'assertions'],
    })
  })

  test.each<[string, () => readonly Instruction[]]>([
    ['pays more', () => [pay(6n)]],
    ['pays twice', () => [pay(), pay()]],
    ['does nothing', () => []],
    [
      'adds a program',
      () => [pay(), { programAddress: programs.memo as Address, data: Uint8Array.of(65) }],
    ],
    ['adds an assertion that writes', () => [pay(), assertion(0)]],
    [
      'adds one that may change another account',
      () => [
        pay(),
        {
          ...assertion(5),
          accounts: [{ address: programs.token as Address, role: AccountRole.WRITABLE }],
        },
      ],
    ],
  ])('a wallet that signs one that %s has signed something else', async (_, instructions) => {
    await expect(
      answering(compile([pay()], { version }), compile(instructions(), { version })),
    ).rejects.toMatchObject(invalid)
  })

  test('a wallet that signs for another payer, another hash or another version has signed something else', async () => {
    const given = compile([pay()], { version })
    const hash = 'EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k' as Blockhash
    const others = [
      compile([pay()], { version, payer: other.address }),
      compile([pay()], { version, hash }),
      compile([pay()], { version: version === 0 ? 'legacy' : 0 }),
    ]
    for (const one of others) {
      const signers = [own, other].filter(({ address }) => address in one.signatures)
      await expect(answering(given, one, ...signers)).rejects.toMatchObject(invalid)
    }
  })

  test('a signature of another key, a missing one and one over another text are none', async () => {
    const compiled = compile([pay()], { version })
    const [signed, elsewhere] = [
      await signedBy(compiled, own),
      await signedBy(compile([pay(6n)]), own),
    ]
    const bytes = Uint8Array.from(getTransactionEncoder().encode(signed))
    const foreign = base58.encode(Uint8Array.from(elsewhere.signatures[own.address] ?? []))
    const answers: readonly unknown[] = [
      { transaction: wireOf(compiled) },
      { transaction: base64.encode(bytes.map((byte, at) => (at === 5 ? byte ^ 1 : byte))) },
      { transaction: base64.encode(Uint8Array.of(...bytes, 0)) },
      { transaction: base64.encode(bytes.subarray(0, -1)) },
      { transaction: 'A'.repeat(10_000_000) },
      { transaction: 7 },
      { signature: foreign },
      { signature: '1'.repeat(10_000_000) },
      {},
      null,
    ]
    for (const answer of answers)
      await expect(sign(async () => answer, wireOf(compiled))).rejects.toMatchObject(invalid)
  })

  test('where others sign too, theirs stay, and nothing is added', async () => {
    const compiled = compile([pay(5n, other)], { version })
    const given = await signedBy(compiled, other)
    const all = await signedBy(given, own)
    await expect(
      sign(async () => ({ transaction: wireOf(all) }), wireOf(given)),
    ).resolves.toMatchObject({
      transaction: wireOf(all),
    })
    const without = await signedBy(compiled, own)
    const more = await signedBy(compile([price(7), pay(5n, other)], { version }), own, other)
    for (const one of [without, more])
      await expect(
        sign(async () => ({ transaction: wireOf(one) }), wireOf(given)),
      ).rejects.toMatchObject(invalid)
  })
})

test('accounts that a table names are compared by table and place', async () => {
  const [table, elsewhere] = [
    (await generateKeyPairSigner()).address,
    (await generateKeyPairSigner()).address,
  ]
  const tables = { [table]: [other.address] } as Record<Address, Address[]>
  const given = compile([pay()], { version: 0, tables })
  await expect(answering(given, given)).resolves.toMatchObject({ changes: [] })
  const offered = compile([price(1), pay()], { version: 0, tables })
  await expect(answering(given, offered)).resolves.toMatchObject({ changes: ['computeBudget'] })
  const moved = { [elsewhere]: [other.address] } as Record<Address, Address[]>
  const shifted = { [table]: [elsewhere, other.address] } as Record<Address, Address[]>
  for (const one of [moved, shifted])
    await expect(
      answering(given, compile([pay()], { version: 0, tables: one })),
    ).rejects.toMatchObject(invalid)
})

test('what is no transaction, or needs no signature of the account, reaches no wallet', async () => {
  let asked = 0
  const request: Request = async () => {
    asked += 1
  }
  const refusal = (finding: string) => ({ code: 'transaction_refused', data: { finding } })
  for (const given of [
    '',
    'AQ==',
    'x'.repeat(5_000),
    new Uint8Array(1_233),
    new Uint8Array(),
    '{}',
  ])
    await expect(sign(request, given)).rejects.toMatchObject(refusal('not_readable'))
  const foreign = wireOf(compile([pay(5n, other)], { payer: other.address }))
  await expect(sign(request, foreign)).rejects.toMatchObject(refusal('signer_missing'))
  expect(asked).toBe(0)
})

describe('several', () => {
  const signAll = (request: Request, transactions: readonly Compiled[]) =>
    solana.features.signAllTransactions?.(request, {
      ...{ address: own.address, network },
      unsigned: transactions.map((one) => ({ transaction: wireOf(one) })),
    })
  const both = () => [compile([pay(1n)]), compile([pay(2n)])]
  const wires = async (all: readonly Compiled[]) =>
    Promise.all(all.map(async (one) => wireOf(await signedBy(one, own))))

  test('are signed at once, in their order', async () => {
    const all = both()
    const transactions = await wires(all)
    const signed = await signAll(async () => ({ transactions }), all)
    expect(signed?.map(({ transaction }) => transaction)).toEqual(transactions)
    const turned = signAll(async () => ({ transactions: [...transactions].reverse() }), all)
    await expect(turned).rejects.toMatchObject(invalid)
    for (const answer of [
      { transactions: transactions.slice(1) },
      { transactions: 'no' },
      {},
      null,
    ])
      await expect(signAll(async () => answer, all)).rejects.toMatchObject(invalid)
  })

  test('are signed one after the other where the wallet knows no other way', async () => {
    const all = both()
    const transactions = await wires(all)
    const left = [...transactions]
    const request: Request = async (method) => {
      if (method === 'solana_signAllTransactions') throw new FoyerError('action_not_allowed')
      return { transaction: left.shift() }
    }
    const signed = await signAll(request, all)
    expect(signed?.map(({ transaction }) => transaction)).toEqual(transactions)
  })

  test('are none, or at most fifty', async () => {
    for (const count of [0, 51])
      await expect(
        signAll(
          async () => ({}),
          Array.from({ length: count }, () => compile([pay()])),
        ),
      ).rejects.toMatchObject({ code: 'action_not_allowed' })
  })
})
