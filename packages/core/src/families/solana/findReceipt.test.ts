import { toNetwork } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { solanaNetwork } from '../../embedded/fixtures/openPage.js'
import { pollReceipt } from '../../ways/pollReceipt.js'
import { findReceipt } from './findReceipt.js'
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

test('one that failed tells the error of the cluster', async () => {
  const found = await find([{ ...confirmed, err: { InstructionError: [0, { Custom: 1 }] } }])
  const reason = found && 'reasonOf' in found ? await found.reasonOf() : undefined
  expect(reason).toBe('{"InstructionError":[0,{"Custom":1}]}')
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
