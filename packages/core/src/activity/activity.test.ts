import type { Transaction } from '@foyer/protocol/api'
import { describe, expect, test } from 'vitest'
import { describeTransaction } from './describeTransaction.js'
import { groupByMonth } from './groupByMonth.js'
import { listTransactions } from './listTransactions.js'

type Transfer = Transaction['transfers'][number]

const usdc = (given: Partial<Transfer> = {}): Transfer => ({
  direction: 'out',
  quantity: { numeric: '40' },
  fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: 'http://127.0.0.1/usdc.webp' } },
  ...given,
})
const spam: Transfer = { direction: 'in', nft_info: { name: 'Win', flags: { is_spam: true } } }

const made = (
  {
    transfers = [usdc()],
    ...metadata
  }: Partial<Transaction['metadata']> & {
    transfers?: Transfer[]
  } = {},
  id = 'one',
): Transaction => ({
  id,
  metadata: {
    operationType: 'send',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: '2026-03-04T05:06:07Z',
    status: 'confirmed',
    ...metadata,
  },
  transfers,
})
const ids = (list: readonly Transaction[]) => list.map(({ id }) => id)

describe('the transactions listed', () => {
  test('are those of the network, once each, the newest first', () => {
    const late = made({ minedAt: '2026-03-05T00:00:00Z' }, 'late')
    const far = made({ chain: 'eip155:10' }, 'far')
    const vague = made({ chain: null, minedAt: '2026-01-01T00:00:00Z' }, 'vague')
    const list = listTransactions([vague, made(), far, made(), late], 'eip155:1')
    expect(ids(list)).toEqual(['late', 'one', 'vague'])
  })

  test('have no spam, but those in which nothing moved and those with something besides', () => {
    const list = [
      made({ transfers: [spam, spam] }, 'spam'),
      made({ transfers: [] }, 'approval'),
      made({ transfers: [spam, usdc()] }, 'mixed'),
    ]
    expect(ids(listTransactions(list, 'eip155:1'))).toEqual(['approval', 'mixed'])
  })
})

describe('months', () => {
  const at = (minedAt: string, id = minedAt) => made({ minedAt }, id)
  const names = (timeZone: string, ...times: string[]) =>
    groupByMonth(
      times.map((time) => at(time)),
      timeZone,
    ).map(({ year, month, transactions }) => `${year}-${month}: ${transactions.length}`)

  test('are the user’s own: midnight of new year is another year elsewhere', () => {
    const times = ['2026-01-01T03:00:00Z', '2025-12-31T23:30:00Z']
    expect(names('UTC', ...times)).toEqual(['2026-1: 1', '2025-12: 1'])
    expect(names('Asia/Tokyo', ...times)).toEqual(['2026-1: 2'])
    expect(names('America/New_York', ...times)).toEqual(['2025-12: 2'])
  })

  test('of two years are apart, in the order they come', () => {
    expect(
      names('UTC', '2026-03-09T00:00:00Z', '2026-03-01T00:00:00Z', '2025-03-01T00:00:00Z'),
    ).toEqual(['2026-3: 2', '2025-3: 1'])
  })

  test('of nothing are none', () => expect(groupByMonth([])).toEqual([]))
})

describe('a row', () => {
  const signs = (operationType: string, ...transfers: Transfer[]) =>
    describeTransaction(made({ operationType, transfers })).moves.map(({ sign }) => sign)

  test.each(['receive', 'deposit', 'borrow', 'claim'])('%s adds', (operation) =>
    expect(signs(operation, usdc())).toEqual(['+']),
  )
  test.each(['withdraw', 'repay', 'burn'])('%s takes', (operation) =>
    expect(signs(operation, usdc({ direction: 'in' }))).toEqual(['-']),
  )
  test('of another operation goes by where things went', () => {
    expect(signs('trade', usdc(), usdc({ direction: 'in' }))).toEqual(['+', '-'])
    expect(signs('toString', usdc({ direction: 'self' }))).toEqual([''])
    expect(signs('mint', usdc({ direction: null }))).toEqual([''])
  })

  test('of a trade has what was got first, and of a sending what was sent', () => {
    const got = usdc({ direction: 'in', fungible_info: { symbol: 'UNI' } })
    const labels = (operationType: string, transfers: Transfer[]) =>
      describeTransaction(made({ operationType, transfers })).moves.map(({ label }) => label)
    expect(labels('trade', [usdc(), got])).toEqual(['UNI', 'USDC'])
    expect(labels('send', [got, usdc()])).toEqual(['USDC', 'UNI'])
  })

  test('tells who stands on the other side', () => {
    const sides = { sentFrom: '0xfrom', sentTo: '0xto' }
    expect(describeTransaction(made(sides)).other).toEqual({ side: 'to', address: '0xto' })
    expect(describeTransaction(made({ ...sides, operationType: 'Receive' })).other).toEqual({
      side: 'from',
      address: '0xfrom',
    })
    expect(describeTransaction(made({ ...sides, operationType: 'trade' })).other).toBeUndefined()
  })

  test('of a collectible has its name, and a number only when there are several', () => {
    const nft_info = { name: 'Door 7', content: { preview: { url: 'http://127.0.0.1/7.webp' } } }
    const transfer = (numeric: string): Transfer => ({
      direction: 'in',
      quantity: { numeric },
      nft_info,
    })
    const { moves } = describeTransaction(made({ transfers: [transfer('1'), transfer('3')] }))
    expect(moves).toMatchObject([
      { label: 'Door 7', amount: undefined, isNft: true, picture: 'http://127.0.0.1/7.webp' },
      { label: 'Door 7', amount: '3', isNft: true },
    ])
  })

  test('does not show spam beside something else', () => {
    expect(describeTransaction(made({ transfers: [spam, usdc()] })).moves).toHaveLength(1)
    expect(describeTransaction(made({ transfers: [spam] })).moves).toHaveLength(1)
  })

  test.each([
    ['confirmed', 'done'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'done'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ])('%s is %s', (status, expected) =>
    expect(describeTransaction(made({ status })).status).toBe(expected),
  )
})
