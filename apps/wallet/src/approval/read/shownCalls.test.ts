import { getAddressEncoder } from '@solana/kit'
import { type AbiFunction, encodeFunctionData, type Hex, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import type { CallReading } from '../families/eip155/read/CallReading.js'
import { readCall } from '../families/eip155/read/readCall.js'
import { feeOfSolana } from '../families/solana/read/feeOfSolana.js'
import { readSolanaTransaction } from '../families/solana/read/readSolanaTransaction.js'
import type { SolanaStep } from '../families/solana/read/SolanaStep.js'
import { solanaAccount } from '../testing/solanaGallery.js'

/** So many of each in every run; `FOYER_CASES=100000` looks at so many calls instead, and a tenth of it of the rest. */
const callsMax = Number(process.env.FOYER_CASES ?? 10_000)
const transactionsMax = Math.ceil(callsMax / 10)

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
const random = seeded(20_261_122)
const pick = <one>(all: readonly one[]): one => all[random(all.length)] as one
const hex = (bytes: number) =>
  Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('')

const token = `0x${'7'.repeat(40)}` as const
/** What contracts take from the bytes: by function, in which word each part stands. No library has a hand in it. */
const layouts: readonly (readonly [selector: string, types: string, Expected])[] = [
  ['a9059cbb', 'au', (w) => send(undefined, w(0), w(1))],
  ['23b872dd', 'aau', (w) => send(w(0), w(1), w(2))],
  ['095ea7b3', 'au', (w) => allow(w(0), w(1), 'set')],
  ['39509351', 'au', (w) => allow(w(0), w(1), 'more')],
  ['a457c2d7', 'au', (w) => allow(w(0), w(1), 'less')],
  ['d73dd623', 'au', (w) => allow(w(0), w(1), 'more')],
  ['66188463', 'au', (w) => allow(w(0), w(1), 'less')],
  ['c04a8a10', 'au', (w) => allow(w(0), w(1), 'set')],
  ['d505accf', 'aauu8hh', (w) => ({ ...allow(w(1), w(2), 'set'), until: number(w(3)) })],
  ['a22cb465', 'ab', (w) => allowAll(w(0), w(1))],
  ['558a7297', 'ab', (w) => allowAll(w(0), w(1))],
  ['110496e5', 'ab', (w) => allowAll(w(0), w(1))],
  ['eecea000', 'ab', (w) => allowAll(w(0), w(1))],
  ['959b8c3f', 'a', (w) => ({ ...allowAll(w(0), '1'), isAllowed: true })],
  ['a3b22fc4', 'a', (w) => ({ ...allowAll(w(0), '1'), isAllowed: true })],
  ['dc4d20fa', 'a', (w) => ({ ...allowAll(w(0), '0'), isAllowed: false })],
  ['42842e0e', 'aau', (w) => pieces(w(0), w(1), [[w(2), '1']])],
]
type Words = (index: number) => string
type Expected = (word: Words) => CallReading
const address = (word = ''): Hex => `0x${word.slice(-40)}`
const number = (word: string) => BigInt(`0x${word}`)
const send = (from: string | undefined, to: string, amount: string): CallReading => ({
  ...{ is: 'send', token, from: from === undefined ? from : address(from) },
  ...{ to: address(to), amount: number(amount) },
})
const allow = (spender: string, amount: string, how: 'set' | 'more' | 'less') =>
  ({
    ...({ is: 'allow', token, spender: address(spender) } as const),
    ...{ amount: number(amount), how, until: undefined as bigint | undefined },
  }) satisfies CallReading
const allowAll = (spender: string, isAllowed: string) =>
  ({
    ...({ is: 'allowAll', token, spender: address(spender) } as const),
    isAllowed: number(isAllowed) !== 0n,
  }) satisfies CallReading
const pieces = (
  from: string,
  to: string,
  all: readonly (readonly [string, string])[],
): CallReading => ({
  ...{ is: 'sendPieces', token, from: address(from), to: address(to) },
  pieces: all.map(([id, amount]) => ({ id: number(id), amount: number(amount) })),
})

const word = (type: string): string => {
  switch (type) {
    case 'a':
      return '0'.repeat(24) + hex(20)
    case 'b':
      return String(random(2)).padStart(64, '0')
    case '8':
      return hex(1).padStart(64, '0')
    default:
      return pick([hex(32), 'f'.repeat(64), hex(4).padStart(64, '0')])
  }
}
const lower = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}n` : one,
  ).toLowerCase()

/** Dirty bits, a tail, a cut, another case of the letters, or nothing. */
function change(plain: Hex, types: string): Hex {
  const at = 10 + 2 * random((plain.length - 10) / 2)
  const type = types[Math.floor((at - 10) / 64)] ?? ''
  const unused = { a: 12, b: 31, 8: 31 }[type] ?? 0
  const put = (byte: string) => `${plain.slice(0, at)}${byte}${plain.slice(at + 2)}`
  const isUnused = ((at - 10) % 64) / 2 < unused
  const changes = [
    () => plain,
    () => `${plain}${hex(1 + random(70))}`,
    () => plain.slice(0, at),
    () => put(hex(1)),
    () => `0x${plain.slice(2).toUpperCase()}`,
    () => (isUnused ? put(`0${1 + random(9)}`) : plain),
  ]
  return pick(changes)() as Hex
}

const forms: Readonly<Record<string, RegExp>> = { a: /^0{24}/, b: /^0{63}[01]$/, 8: /^0{62}/ }

function isUsual(body: string, types: string): boolean {
  const isRight = (type: string, at: number) =>
    forms[type]?.test(body.slice(at * 64, at * 64 + 64)) ?? true
  return body.length === types.length * 64 && [...types].every(isRight)
}

test('what is shown of a call is what stands in the bytes that are signed; where they are odd, it says so', () => {
  let odd = 0
  for (let index = 0; index < callsMax; index += 1) {
    const [selector, types, expected] = pick(layouts)
    const data = change(`0x${selector}${[...types].map(word).join('')}`, types)
    const { reading, isOdd = false } = readCall({ to: token, value: 0n, data })
    const body = data.slice(10).toLowerCase()
    const isPlain = isUsual(body, types)
    const where = `${index}: ${data}`
    // Asserting costs more than comparing.
    if (isOdd === isPlain) expect(isOdd, where).toBe(!isPlain)
    odd += Number(isOdd)
    const shown = lower(reading)
    const signed = isPlain ? lower(expected((at) => body.slice(at * 64, at * 64 + 64))) : shown
    if (shown !== signed) expect(shown, where).toBe(signed)
  }
  expect(odd).toBeGreaterThan(callsMax / 4)
}, 120_000)

const item = (text: string): readonly [AbiFunction] => [
  parseAbiItem(`function ${text}` as string) as AbiFunction,
]
const dynamic = [
  ['approveAndCall(address,uint256,bytes)', 2],
  ['safeTransferFrom(address,address,uint256,uint256,bytes)', 4],
  ['safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', 4],
  ['permit(address,address,uint256,uint256,bytes)', 4],
] as const

test('arguments that stand elsewhere than usual are odd, whatever they say', () => {
  const a = () => `0x${hex(20)}` as const
  const args = (length: number) => {
    const bytes = `0x${hex(random(70))}`
    if (length === 2) return [a(), 5n, bytes]
    return [a(), a(), 7n, 8n, bytes]
  }
  for (let index = 0; index < transactionsMax; index += 1) {
    const [text, at] = pick(dynamic)
    const isBatch = text.startsWith('safeBatch')
    const given = isBatch ? [a(), a(), [1n, 2n], [3n, 4n], `0x${hex(40)}`] : args(at)
    const data = encodeFunctionData({ abi: item(text), args: given })
    const read = (data: string) => readCall({ to: token, value: 0n, data: data as Hex })
    expect(read(data).isOdd).toBeUndefined()
    expect(read(data).reading.is).not.toBe('call')
    // A word more before what is pointed to, and the pointer after it.
    const start = 10 + 64 * at
    const pointer = BigInt(`0x${data.slice(start, start + 64)}`)
    const split = 10 + Number(pointer) * 2
    const moved = (pointer + 32n).toString(16).padStart(64, '0')
    const shifted = `${data.slice(0, start)}${moved}${data.slice(start + 64, split)}${hex(32)}${data.slice(split)}`
    expect(read(shifted).isOdd, shifted).toBe(true)
  }
}, 120_000)

const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  budget: 'ComputeBudget111111111111111111111111111111',
} as const
const encoder = getAddressEncoder()
const keyOf = (one: string) => [...encoder.encode(one as Parameters<typeof encoder.encode>[0])]
const names = [
  solanaAccount,
  ...Object.values(programs),
  ...[
    '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ],
  ...[
    '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    '8HoQnePLqPj4M7PUDzfw8e3Ymdwgc7NLGnaTUapubyvu',
  ],
]
const keys = names.flatMap(keyOf)
type Asked = { program: string; accounts: readonly number[]; data: readonly number[] }
/** A legacy transaction of one signer, byte by byte. */
const write = (all: readonly Asked[]): Uint8Array =>
  Uint8Array.from([
    ...[1, ...new Array<number>(64).fill(0)],
    ...[1, 0, 4, names.length, ...keys, ...new Array<number>(32).fill(7)],
    all.length,
    ...all.flatMap(({ program, accounts, data }) => [
      ...[names.indexOf(program), accounts.length, ...accounts],
      ...[data.length, ...data],
    ]),
  ])
const little = (data: readonly number[], at: number, bytes: number) =>
  data.slice(at, at + bytes).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)

type Of = (index: number) => string
/** What the programs of tokens take, by the first byte and the length. */
const ofTokens: Readonly<Record<string, (of: Of) => Partial<SolanaStep>>> = {
  '3:9': (of) => ({ is: 'send', from: of(0), to: of(1), by: of(2) }),
  '12:10': (of) => ({ is: 'send', from: of(0), token: of(1), to: of(2), by: of(3) }),
  '4:9': (of) => ({ is: 'allow', account: of(0), spender: of(1) }),
  '13:10': (of) => ({ is: 'allow', account: of(0), token: of(1), spender: of(2) }),
  '9:1': (of) => ({ is: 'close', account: of(0), to: of(1) }),
}

/** What the programs take from the bytes of an instruction. */
function taken({ program, accounts, data }: Asked): Readonly<Record<string, unknown>> | undefined {
  const of = (index: number) => names[accounts[index] ?? -1] ?? '?'
  if (program === programs.system)
    return little(data, 0, 4) === 2n && data.length === 12
      ? { is: 'pay', from: of(0), to: of(1), amount: little(data, 4, 8) }
      : undefined
  const read = ofTokens[`${data[0]}:${data.length}`]
  return read && { ...read(of), ...(data.length > 1 && { amount: little(data, 1, 8) }) }
}

const known: readonly string[] = ['pay', 'send', 'allow', 'close']

function compare(asked: Asked, step: SolanaStep | undefined) {
  const right = taken(asked)
  const isShown = step !== undefined && known.includes(step.is)
  const shown = (step ?? {}) as Readonly<Record<string, unknown>>
  const isSame = Object.entries(right ?? {}).every(([name, value]) => shown[name] === value)
  if (!isSame || isShown !== (right !== undefined))
    expect(step, JSON.stringify(asked)).toMatchObject(right ?? { is: 'unknown' })
}

test('what is shown of a Solana transaction is what its programs take from the bytes', () => {
  const number = (bytes: number) => Array.from({ length: bytes }, () => random(256))
  const kinds = [
    [programs.system, () => [2, 0, 0, 0, ...number(8)]],
    [programs.system, () => [random(13), 0, 0, 0, ...number(random(12))]],
    ...[programs.token, programs.token2022].flatMap(
      (program) =>
        [
          [program, () => [3, ...number(8)]],
          [program, () => [12, ...number(9)]],
          [program, () => [4, ...number(8)]],
          [program, () => [13, ...number(9)]],
          [program, () => [9]],
          [program, () => [pick([3, 4, 12, 13, 9]), ...number(random(14))]],
        ] as const,
    ),
  ] as const
  for (let index = 0; index < transactionsMax; index += 1) {
    const asked = Array.from({ length: 1 + random(3) }, (): Asked => {
      const [program, data] = pick(kinds)
      const accounts = Array.from({ length: random(6) }, () => random(names.length))
      return { program, accounts, data: data() }
    })
    const [units, price] = [number(4), number(8)]
    const budget = [
      { program: programs.budget, accounts: [], data: [2, ...units, ...number(random(3))] },
      { program: programs.budget, accounts: [], data: [3, ...price, ...number(random(3))] },
    ]
    const bytes = write([...asked, ...budget])
    const steps = readSolanaTransaction(bytes)?.filter(({ is }) => is !== 'shared') ?? []
    for (const [at, one] of asked.entries()) compare(one, steps[at])
    const most = little(units, 0, 4) > 1_400_000n ? 1_400_000n : little(units, 0, 4)
    const fee = 5_000n + (most * little(price, 0, 8) + 999_999n) / 1_000_000n
    expect(feeOfSolana(bytes)?.most).toBe(fee)
  }
}, 120_000)
