import type { BalanceChange } from '../../../facts/Facts.js'
import { addressOf, wordOf } from './evm.js'

/** A log as a node tells it. */
export type TransferLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** Under this address simulations report the network's coin. */
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
/** Coin that was wrapped or unwrapped. */
const wraps: ReadonlySet<string> = new Set([
  '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
])

type Move = {
  token: string | undefined
  id?: bigint | undefined
  amount: bigint
  from: string | undefined
  to: string | undefined
}

/** Sums up what logs moved from and to an account. Each token is named by the contract that said so, which only it can. */
export function readTransfers(
  logs: readonly TransferLog[],
  account: string,
): readonly BalanceChange[] {
  const own = account.toLowerCase()
  const changes = new Map<string, BalanceChange>()
  for (const { token, id, amount, from, to } of logs.flatMap(movesOf)) {
    const sum = (to === own ? amount : 0n) - (from === own ? amount : 0n)
    const key = `${token}:${id}`
    changes.set(key, { token, id, amount: (changes.get(key)?.amount ?? 0n) + sum })
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}

/** The contracts whose balance may have changed, by any log that names the account. */
export function tokensOf(logs: readonly TransferLog[], account: string): readonly string[] {
  const own = account.toLowerCase()
  const found = logs.filter(
    ({ address, topics: [kind = '', ...names] }) =>
      address.toLowerCase() !== coin &&
      ((kind === transfer && names.length === 2) || wraps.has(kind)) &&
      names.some((name) => addressOf(name) === own),
  )
  return [...new Set(found.map(({ address }) => address.toLowerCase()))]
}

function movesOf({ address, topics, data }: TransferLog): readonly Move[] {
  const [kind, first, second, third] = topics
  const token = address.toLowerCase() === coin ? undefined : address.toLowerCase()
  if (kind === transfer) {
    const ends = { token, from: addressOf(first), to: addressOf(second) }
    return third === undefined
      ? known({ ...ends, amount: wordOf(data) })
      : known({ ...ends, id: wordOf(third), amount: wordOf(third) === undefined ? undefined : 1n })
  }
  const ends = { token, from: addressOf(second), to: addressOf(third) }
  if (kind === single) return known({ ...ends, id: wordOf(data), amount: wordOf(data, 1) })
  return kind === batch ? piecesOf(data).map((piece) => ({ ...ends, ...piece })) : []
}

/** A transfer without an amount moved nothing that can be measured. */
function known({ amount, ...move }: Omit<Move, 'amount'> & { amount: bigint | undefined }) {
  return amount === undefined ? [] : [{ ...move, amount }]
}

function piecesOf(data: string): readonly { id: bigint; amount: bigint }[] {
  const [ids, amounts] = [listOf(data, 0), listOf(data, 1)]
  return ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
}

/** A list of words whose place stands in the word `at`. */
function listOf(data: string, at: number): readonly bigint[] {
  const start = Number(wordOf(data, at) ?? 0n) / 32
  const length = Number.isSafeInteger(start) ? Number(wordOf(data, start) ?? 0n) : 0
  return Array.from(
    { length: Math.min(length, 500) },
    (_, index) => wordOf(data, start + 1 + index) ?? 0n,
  )
}
