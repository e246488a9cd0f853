import { toNetwork } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { solanaNetwork } from '../../embedded/fixtures/openPage.js'
import type { Rpc } from '../../FamilyFeatures.js'
import { pollReceipt } from '../../ways/pollReceipt.js'
import { findReceipt } from './findReceipt.js'
import { programs } from './programs.js'
import { solana } from './solana.js'

const hash =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
const network = toNetwork(solanaNetwork)
const find = (value: unknown) => findReceipt(async () => ({ value }), { hash, network })
const confirmed = { slot: 5, confirmationStatus: 'confirmed', err: null }

test('a transaction that the cluster confirmed has a receipt with its slot', async () => {
  await expect(find([confirmed])).resolves.toEqual({
    receipt: { hash, blockNumber: 5n, status: 'success' },
  })
})

test.each([
  ['is not known', [null]],
  ['is only processed', [{ ...confirmed, confirmationStatus: 'processed' }]],
  ['has an answer that makes no sense', [{ ...confirmed, slot: -1 }]],
  ['has no answer', undefined],
])('a transaction that %s has none yet', async (_, value) => {
  await expect(find(value)).resolves.toBeUndefined()
})

const err = { InstructionError: [0, { Custom: 1 }] }

/** The reason of a transaction that failed with these logs. */
async function reasonBy(logMessages: unknown) {
  const rpc: Rpc = async (_, { method }) =>
    method === 'getTransaction' ? { meta: { logMessages } } : { value: [{ ...confirmed, err }] }
  const found = await findReceipt(rpc, { hash, network })
  return found && 'reasonOf' in found ? found.reasonOf() : undefined
}

const failure = (program: string, what = 'custom program error: 0x1') => [
  `Program ${program} invoke [1]`,
  `Program ${program} failed: ${what}`,
]

test.each([
  ['nothing', null, '{"InstructionError":[0,{"Custom":1}]}'],
  ['no logs', 'none', '{"InstructionError":[0,{"Custom":1}]}'],
  ['the system program', failure(programs.system), 'The account holds too little SOL.'],
  ['a token program', failure(programs.token2022), 'The account holds too little of the token.'],
  ['an unknown program', failure(programs.metadata), 'custom program error: 0x1'],
  [
    'a program’s own sentence',
    [
      'Program log: AnchorError occurred. Error Code: Late. Error Number: 6000. Error Message: Too\u202e late.',
      ...failure(programs.metadata),
    ],
    'Too late.',
  ],
])('one that failed tells why, by %s', async (_, logs, reason) => {
  await expect(reasonBy(logs)).resolves.toBe(reason)
})

test('one that is in no block when its time is over is over, and one that just got in is not', async () => {
  const look = async (status: unknown, height: unknown) => {
    const rpc: Rpc = async (_, { method }) =>
      method === 'getBlockHeight' ? height : { value: [status] }
    return findReceipt(rpc, { hash, network, expiry: 100n })
  }
  await expect(look(null, 101)).resolves.toEqual({ isExpired: true })
  await expect(look(null, 100)).resolves.toBeUndefined()
  await expect(look(null, 'no')).resolves.toBeUndefined()
  await expect(
    look({ ...confirmed, confirmationStatus: 'processed' }, 101),
  ).resolves.toBeUndefined()
  await expect(look(confirmed, 101)).resolves.toMatchObject({ receipt: { hash } })
})

test('what is no id is refused at once', () => {
  expect(() => findReceipt(async () => undefined, { hash: 'hash', network })).toThrow()
})

test('a node that fails is looked at again, and the wait ends with the client', async () => {
  let looks = 0
  const after = (_: number, run: () => void) => {
    queueMicrotask(run)
    return () => {}
  }
  const life = {
    signal: new AbortController().signal,
    clock: { after: (ms: number, run: () => void) => (ms > 5_000 ? () => {} : after(ms, run)) },
  }
  const look = async () => {
    looks += 1
    if (looks === 1) throw new Error('The node is down')
    return looks === 2 ? undefined : 'found'
  }
  await expect(pollReceipt(look, life)).resolves.toBe('found')
  const ended = new AbortController()
  const waiting = pollReceipt(async () => undefined, { ...life, signal: ended.signal })
  ended.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'client_destroyed' })
})

test('a transfer is a payment of the coin', () => {
  expect(solana.features.toTransaction?.({ to: hash, amount: 5n })).toEqual({ to: hash, value: 5n })
})
