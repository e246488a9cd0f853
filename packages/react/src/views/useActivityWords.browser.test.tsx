import type { Move, TransactionSummary } from '@foyer/core'
import { fakeAddress } from '@foyer/core/testing'
import { truncateAddress } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useActivityWords } from './useActivityWords.js'

const words = () => drawHook(pageClient().client, useActivityWords)
const move = (given: Partial<Move>): Move => ({
  sign: '',
  direction: undefined,
  amount: undefined,
  label: '',
  isNft: false,
  picture: undefined,
  ...given,
})
const summary = (given: Partial<TransactionSummary>): TransactionSummary => ({
  operation: 'execute',
  status: 'done',
  moves: [],
  other: undefined,
  ...given,
})
const got = move({ sign: '+', direction: 'in', amount: '2.5', label: 'USDC' })
const given = move({ sign: '-', direction: 'out', amount: '1', label: 'ETH' })

test('a transaction is called by its operation and how it went, and an unknown one by neither', () => {
  const { title } = words().current()
  expect(title(summary({ operation: 'send' }))).toBe('Sent')
  expect(title(summary({ operation: 'send', status: 'pending' }))).toBe('Sending')
  expect(title(summary({ operation: 'send', status: 'failed' }))).toBe('Send failed')
  expect(title(summary({ operation: 'constructor' }))).toBe('Transaction')
})

test('below it stands what was swapped, how many more moved, or that nothing did', () => {
  const { sub } = words().current()
  expect(sub(summary({ operation: 'trade', moves: [got, given] }))).toBe('ETH for USDC')
  expect(sub(summary({ moves: [got, got, got] }))).toBe('and 2 more')
  expect(sub(summary({ status: 'pending', moves: [got] }))).toBe('Waiting for the network')
  expect(sub(summary({ status: 'failed', moves: [got, given] }))).toBe('Nothing left your wallet')
  expect(sub(summary({ moves: [got] }))).toBeUndefined()
})

test('the other party is its shortened address', async () => {
  const { current, draw } = words()
  const other = { side: 'to', address: fakeAddress } as const
  draw(<p>{current().sub(summary({ operation: 'send', other }))}</p>)
  await expect.element(page.getByText(`to ${truncateAddress(fakeAddress)}`)).toBeVisible()
})

test('what moved is written with its sign; a collectible as it is, and one without a name as unnamed', () => {
  const { amount } = words().current()
  expect(amount(got)).toBe('+2.500 USDC')
  expect(amount(given)).toBe('−1.000 ETH')
  expect(amount(move({ sign: '+', amount: '3', isNft: true }))).toBe('+3 Unnamed')
  expect(amount(undefined)).toBeUndefined()
})
