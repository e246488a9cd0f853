import { formerSetsKeptMs } from '@foyer/protocol'
import {
  depositGuardShare,
  forgetGuardShares,
  markOf,
  promoteGuardShare,
  putGuardShare,
  readGuardFormer,
  readGuardShares,
  requestGuardAccess,
  tokenOf,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner } from '../../login/testing/createOwner.js'
import { newId } from '../../secrets/newId.js'
import { guardCounts, guardFormerShares, guardWallets } from '../guardTables.js'
import { startTestGuard, type TestGuard } from '../testing/startTestGuard.js'
import { forgetFormer } from './forgetFormer.js'

/* A browser that was let in is one whose user reads the mailbox. What it may do at the guard without the key. */

const share = Buffer.alloc(17, 7).toString('base64url')
const unsigned = { status: 400, code: 'signature_wrong' }
let world: TestGuard
beforeAll(async () => {
  world = await startTestGuard()
}, 300_000)
afterAll(() => world.stop())
beforeEach(() => world.guard.db.delete(guardCounts))

async function robbed() {
  const owner = createOwner()
  const home = await world.browser()
  const email = `${newId()}@example.com`.toLowerCase()
  const identity = { issuer: 'email', subject: email, provider: 'email' as const }
  const [walletId, setId] = [newId(), newId()]
  const token = tokenOf({ walletId, setId, share: 'keeper' })
  const first = { walletId, setId, share, mark: markOf(token), identity }
  await world.prove(home, email)
  await home.call(depositGuardShare, owner.deposit(first))
  await world.guard.db.delete(guardCounts)
  const thief = await world.browser()
  await thief.call(requestGuardAccess, { walletId, origin: 'https://shop.example' })
  await world.press(await world.link(email), 'yes')
  return { owner, home, thief, walletId, setId, token, identity }
}
const read = async (browser: Awaited<ReturnType<typeof robbed>>['home'], walletId: string) =>
  (await browser.call(readGuardShares, { walletId })).shares

test('a browser that was let in and has not the key changes nothing', async () => {
  const { owner, home, thief, walletId, setId } = await robbed()
  const before = await read(thief, walletId)
  const stranger = createOwner()
  const { addresses } = owner
  const put = { walletId, setId: newId(), share, over: setId }
  const as = (body: object) => ({ ...body, addresses })
  for (const body of [
    stranger.putAtGuard(put),
    as(stranger.putAtGuard(put)),
    as({ ...put, owner: owner.putAtGuard({ ...put, setId: newId() }).owner }),
    as({ ...put, owner: owner.promotionAtGuard(put).owner }),
    as({ ...put, alone: true, owner: owner.putAtGuard(put).owner }),
    // What was signed for the keeper.
    as({
      ...put,
      owner: owner.put({ ...put, tier: 'guarded', from: setId, over: null }).owner,
    }),
  ])
    await expect(thief.call(putGuardShare, body)).rejects.toMatchObject(unsigned)
  await home.call(putGuardShare, owner.putAtGuard(put))
  for (const body of [
    stranger.promotionAtGuard(put),
    as(stranger.promotionAtGuard(put)),
    { ...owner.promotionAtGuard(put), owner: owner.putAtGuard(put).owner },
  ])
    await expect(thief.call(promoteGuardShare, body)).rejects.toMatchObject(unsigned)
  for (const body of [
    stranger.forget(walletId, setId),
    as(stranger.forget(walletId, setId)),
    owner.forget(walletId, put.setId),
  ])
    await expect(thief.call(forgetGuardShares, body)).rejects.toMatchObject(unsigned)
  expect((await read(home, walletId)).find(({ state }) => state === 'current')).toEqual(before[0])
})

test('what was signed once counts for that state alone', async () => {
  const { owner, home, thief, walletId, setId } = await robbed()
  const second = { walletId, setId: newId(), share, over: setId }
  const third = { ...second, setId: newId(), pending: second.setId }
  const changed = { status: 409, code: 'set_changed' }
  await home.call(putGuardShare, owner.putAtGuard(second))
  await home.call(putGuardShare, owner.putAtGuard(third))
  await expect(thief.call(putGuardShare, owner.putAtGuard(second))).rejects.toMatchObject(changed)
  await home.call(promoteGuardShare, owner.promotionAtGuard(third))
  await expect(thief.call(putGuardShare, owner.putAtGuard(second))).rejects.toMatchObject(changed)
  const back = { ...second, setId, over: third.setId }
  await expect(home.call(putGuardShare, owner.putAtGuard(back))).rejects.toMatchObject(changed)
  await expect(thief.call(forgetGuardShares, owner.forget(walletId, setId))).rejects.toMatchObject(
    unsigned,
  )
  expect(await read(home, walletId)).toMatchObject([{ setId: third.setId, state: 'current' }])
})

test('a deposit for addresses needs the signature of their keys', async () => {
  const { owner, home, walletId, setId, identity } = await robbed()
  const stranger = createOwner()
  const fresh = { walletId: newId(), setId: newId(), share, identity }
  const { addresses } = owner
  const thief = await world.browser()
  const claimed = { ...stranger.deposit(fresh), addresses }
  await expect(thief.call(depositGuardShare, claimed)).rejects.toMatchObject(unsigned)
  // Nor does a wallet come back with the keys of another.
  await home.call(forgetGuardShares, owner.forget(walletId, setId))
  const returning = { walletId, setId: newId(), share, identity }
  await expect(home.call(depositGuardShare, stranger.deposit(returning))).rejects.toMatchObject(
    unsigned,
  )
  await home.call(depositGuardShare, owner.deposit(returning))
})

test('of a wallet from before its keys signed, the first addresses that sign are kept', async () => {
  const { owner, home, thief, walletId, setId } = await robbed()
  const { db } = world.guard
  await db
    .update(guardWallets)
    .set({ eip155: null, solana: null })
    .where(eq(guardWallets.id, walletId))
  const put = { walletId, setId: newId(), share, over: setId }
  await home.call(putGuardShare, owner.putAtGuard(put))
  const evict = { ...put, setId: newId(), pending: put.setId }
  await expect(thief.call(putGuardShare, createOwner().putAtGuard(evict))).rejects.toMatchObject(
    unsigned,
  )
})

test('a former share is given for the keeper’s token to a browser that was let in, and is gone after 30 days', async () => {
  const { owner, home, walletId, setId, token } = await robbed()
  const next = { walletId, setId: newId(), share, over: setId }
  await home.call(putGuardShare, owner.putAtGuard(next))
  await home.call(promoteGuardShare, owner.promotionAtGuard(next))
  expect(await read(home, walletId)).toMatchObject([{ setId: next.setId }])
  const former = { walletId, setId, token }
  const stranger = await world.browser()
  await expect(stranger.call(readGuardFormer, former)).rejects.toMatchObject({
    code: 'not_let_in',
  })
  const wrong = { status: 403, code: 'token_wrong' }
  for (const body of [
    { ...former, token: markOf(token) },
    { ...former, setId: next.setId },
  ])
    await expect(home.call(readGuardFormer, body)).rejects.toMatchObject(wrong)
  expect(await home.call(readGuardFormer, former)).toEqual({ share })
  const rows = () =>
    world.guard.db.select().from(guardFormerShares).where(eq(guardFormerShares.wallet, walletId))
  world.pass(formerSetsKeptMs - 1)
  await forgetFormer(world.guard)
  expect(await rows()).toHaveLength(1)
  world.pass(1)
  await forgetFormer(world.guard)
  expect(await rows()).toEqual([])

  // And at once when the owner takes the wallet away from here.
  const last = { ...next, setId: newId(), over: next.setId }
  await home.call(putGuardShare, owner.putAtGuard(last))
  await home.call(promoteGuardShare, owner.promotionAtGuard(last))
  expect(await rows()).toHaveLength(1)
  await home.call(forgetGuardShares, owner.forget(walletId, last.setId))
  expect(await rows()).toEqual([])
})
