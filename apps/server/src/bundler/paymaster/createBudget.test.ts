import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { sponsored, sponsorSpending } from '../tables.js'
import { BudgetSpentError, createBudget, type Reservation } from './createBudget.js'

const limits = { weiPerDay: 5_000n, projectWeiPerDay: 1_000n, senderWeiPerDay: 100n }
const minute = 60_000
let opened: OpenedDatabase
let time = Date.UTC(2026, 0, 1)
let turn = 0n

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  time += 86_400_000
  await opened.db.delete(sponsored)
  await opened.db.delete(sponsorSpending)
})

const begin = () => createBudget({ db: opened.db, network: 'eip155:1', limits, now: () => time })

/** What a quote promises for ten minutes. */
function quote(more: Partial<Reservation>): Reservation {
  turn += 1n
  const until = time + 10 * minute
  return {
    ...{ project: 'shop', sender: `0x${turn}`, user: undefined, nonce: 0n },
    ...{ wei: 10n, until, block: 1n, ...more },
  }
}

/** So many quotes as are given, one after the other. */
async function take(budget: ReturnType<typeof begin>, most: number, more: Partial<Reservation>) {
  for (let count = 0; count < most; count += 1)
    try {
      await budget.reserve(quote(more))
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetSpentError)
      return count
    }
  return most
}

/** What could be redeemed of a project, if all that was promised were. */
const promised = async () => {
  const rows = await opened.db.select({ wei: sponsored.wei }).from(sponsored)
  return rows.reduce((sum, { wei }) => sum + BigInt(wei), 0n)
}

test('requests without a login use up their own tenth, and not the room of users who are logged in', async () => {
  const budget = begin()
  // Accounts that were never made, in any number.
  expect(await take(budget, 1_000, {})).toBe(10)
  const others = ['market', 'bank', 'fair', 'mill', 'kiln']
  const taken = []
  for (const project of others) taken.push(await take(budget, 1_000, { project }))
  expect(taken).toEqual([10, 10, 10, 10, 0])
  await expect(budget.check({ project: 'shop' })).resolves.toBeUndefined()
  expect(await take(budget, 20, { user: 'ann' })).toBe(10)
  expect(await take(budget, 20, { user: 'ben' })).toBe(10)
  // Ten minutes later it is the same again: the tenth alone.
  time += 13 * minute
  for (const row of await budget.ended(2 * minute)) await budget.settle(row, 0n)
  expect(await promised()).toBe(0n)
  expect(await take(budget, 1_000, {})).toBe(10)
})

test('requests in the name of an account do not use up its limit', async () => {
  const budget = begin()
  const own = { sender: '0xann', nonce: 7n }
  // The thief names the very turn that the user asks for, also logged in as another user.
  for (const user of [undefined, 'eve']) await budget.reserve(quote({ ...own, user, wei: 100n }))
  await budget.reserve(quote({ ...own, user: 'ann', wei: 60n }))
  await budget.reserve(quote({ ...own, user: 'ann', wei: 80n }))
  await expect(
    budget.reserve(quote({ ...own, user: 'ann', nonce: 8n, wei: 21n })),
  ).rejects.toBeInstanceOf(BudgetSpentError)
  // Of one's own turn one of several is carried out.
  expect(await promised()).toBe(280n)
})

test('one logged-in user has the limit of one account, over all accounts and pages', async () => {
  const budget = begin()
  expect(await take(budget, 100, { user: 'eve' })).toBe(10)
  expect(await take(budget, 100, { user: 'eve', project: 'market' })).toBe(0)
  expect(await take(budget, 1, { user: 'ann' })).toBe(1)
})

test('what two projects or two days promised for one turn is free again in each', async () => {
  const budget = begin()
  const same = { sender: '0xann', nonce: 7n, user: 'ann', wei: 40n }
  // To and fro: each time the row of the other must not be lost with what it set aside.
  for (let round = 0; round < 3; round += 1)
    for (const project of ['shop', 'market']) await budget.reserve(quote({ ...same, project }))
  expect(await promised()).toBe(80n)
  const counted = async () => {
    const isAll = eq(sponsorSpending.scope, 'all')
    const [row] = await opened.db.select().from(sponsorSpending).where(isAll)
    return Number(row?.wei)
  }
  expect(await counted()).toBe(80)
  time += 13 * minute
  for (const row of await budget.ended(2 * minute)) await budget.settle(row, 0n)
  expect(await counted()).toBe(0)
})

test('no more is promised than may be spent, however many requests come at once', async () => {
  const budget = begin()
  const users = Array.from({ length: 40 }, (_, index) => `person ${index}`)
  const asked = users.flatMap((user) => [
    budget.reserve(quote({ user, wei: 60n })),
    budget.reserve(quote({ user, wei: 60n })),
    budget.reserve(quote({ wei: 60n })),
  ])
  const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')
  expect(await promised()).toBe(BigInt(done.length) * 60n)
  expect(await promised()).toBeLessThanOrEqual(limits.projectWeiPerDay)
  // One of the strangers' at most: two are more than their tenth.
  const rows = await opened.db.select({ by: sponsored.by }).from(sponsored)
  expect(rows.filter(({ by }) => by === '').length).toBeLessThanOrEqual(1)
  expect(new Set(rows.map(({ by }) => by)).size).toBe(rows.length)
})
