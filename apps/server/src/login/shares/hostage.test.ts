import { randomBytes } from 'node:crypto'
import { formerSetsKeptMs } from '@foyer/protocol'
import {
  contentOf,
  markOf,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperFormer,
  readKeeperShares,
  requestStepUp,
  stepUp,
  tokenOf,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../secrets/newId.js'
import { loginFormerShares, loginShares } from '../tables.js'
import { tendLogin } from '../tendLogin.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { createOwner } from '../testing/createOwner.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

/* A thief who reads a mailbox has a session of its owner. What that may do to the shares of a key whose second share the owner holds. */

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

const share = () => randomBytes(17).toString('base64url')
const unsigned = { status: 400, code: 'signature_wrong' }
const ways = [{ kind: 'printed' }]

async function comeIn(email: string): Promise<TestBrowser> {
  login.wait(60_000)
  const browser = await login.browser()
  await login.login(browser, email)
  return browser
}

/** A user whose wallet has a set in use, and a thief with one code of their mailbox. */
async function robbed(email: string, tier: 'user' | 'guarded' = 'user') {
  const owner = createOwner()
  const own = await comeIn(email)
  const walletId = newId()
  /** A set as the owner's browser makes it, whose recovery share only they can show. */
  const newSet = (from: string | null, over: string | null = null) => {
    const [setId, recoveryShare] = [newId(), share()]
    const token = tokenOf({ walletId, setId, share: recoveryShare })
    const recovery = tier === 'user' ? JSON.stringify({ setId, ways, box: newId() }) : null
    const put = { walletId, setId, share: share(), tier, recovery, from, over, mark: markOf(token) }
    return { put, token }
  }
  const take = async (put: Parameters<typeof owner.put>[0]) => {
    await own.call(putKeeperShare, owner.put(put))
    await own.call(promoteKeeperShare, owner.promotion(put))
  }
  const first = newSet(null)
  await take(first.put)
  const thief = await comeIn(email)
  return { owner, own, thief, walletId, first, newSet, take }
}
const read = (browser: TestBrowser) => browser.call(readKeeperShares, { purpose: 'unlock' })

test.each(['user', 'guarded'] as const)(
  'a session without the key changes nothing of a wallet, in the tier %s',
  async (tier) => {
    const { own, thief, owner, walletId, first } = await robbed(`${tier}@mail.example`, tier)
    const before = await read(own)
    expect((await read(thief)).shares).toEqual(before.shares)
    const from = first.put.setId
    const garbage = { ...first.put, setId: newId(), share: share(), from }
    const stranger = createOwner()
    const { addresses } = owner
    const theirs = stranger.put(garbage).owner
    const good = owner.put(garbage)
    const say = (body: object, said: object = {}) => ({ ...garbage, addresses, ...said, ...body })
    const deed = {
      service: 'keeper',
      deed: 'put',
      walletId,
      from,
      to: garbage.setId,
      tier,
    } as const
    const content = contentOf(garbage)
    for (const owned of [
      theirs,
      // Half of it, of the first set, for the other service, for the other step, for another set, of other parts.
      { ...theirs, eip155: good.owner.eip155 },
      { ...theirs, solana: good.owner.solana },
      owner.put(first.put).owner,
      owner.sign({ ...deed, service: 'guard', content }),
      owner.sign({ ...deed, deed: 'promote', content }),
      owner.sign({ ...deed, to: newId(), content }),
      owner.sign({ ...deed, walletId: newId(), content }),
      owner.sign({ ...deed, content: contentOf({ ...garbage, share: share() }) }),
      owner.sign({ ...deed, content: contentOf({ ...garbage, recovery: '{}' }) }),
    ])
      await expect(thief.call(putKeeperShare, say({ owner: owned }))).rejects.toMatchObject(
        unsigned,
      )
    expect((await thief.send(putKeeperShare, say({}))).status).toBe(400)
    // The wallet is not another one, whoever signs that.
    for (const body of [
      stranger.put(garbage),
      stranger.put({ ...garbage, walletId: newId() }),
      stranger.put({ ...garbage, walletId: newId(), from: null }),
    ])
      await expect(thief.call(putKeeperShare, body)).rejects.toMatchObject({
        code: 'wallet_exists',
      })
    // What the owner put and did not promote is promoted by no other user, and not thrown out.
    await own.call(putKeeperShare, good)
    for (const body of [
      stranger.promotion(garbage),
      { setId: garbage.setId, owner: good.owner },
      owner.promotion(first.put),
    ])
      await expect(
        thief.call(promoteKeeperShare, { ...body, setId: garbage.setId }),
      ).rejects.toMatchObject(unsigned)
    const late = stranger.put({ ...garbage, setId: newId(), over: garbage.setId }).owner
    const evict = say({ owner: late }, { setId: newId(), over: garbage.setId })
    await expect(thief.call(putKeeperShare, evict)).rejects.toMatchObject(unsigned)
    expect((await read(own)).shares).toHaveLength(before.shares.length + 1)
    expect((await read(own)).wallet).toEqual(before.wallet)
  },
)

test('what was signed once counts for that state alone, and no set comes back', async () => {
  const { own, thief, owner, first, newSet, take } = await robbed('replay@mail.example')
  const from = first.put.setId
  const second = newSet(from).put
  const [put, promotion] = [owner.put(second), owner.promotion(second)]
  await take(second)
  const changed = { status: 409, code: 'set_changed' }
  // All that was ever said, said again.
  for (const body of [owner.put(first.put), put])
    await expect(thief.call(putKeeperShare, body)).rejects.toMatchObject(changed)
  await thief.call(promoteKeeperShare, promotion)
  await expect(thief.call(promoteKeeperShare, owner.promotion(first.put))).rejects.toMatchObject({
    status: 404,
  })
  // Nor may the owner use the name of a set again.
  const again = { ...first.put, from: second.setId }
  await expect(own.call(putKeeperShare, owner.put(again))).rejects.toMatchObject(changed)
  // A split that was given up is not taken up by a caller who heard of it.
  const third = newSet(second.setId).put
  const fourth = newSet(second.setId, third.setId).put
  await own.call(putKeeperShare, owner.put(third))
  await own.call(putKeeperShare, owner.put(fourth))
  await expect(thief.call(putKeeperShare, owner.put(third))).rejects.toMatchObject(changed)
  await expect(thief.call(promoteKeeperShare, owner.promotion(third))).rejects.toMatchObject({
    status: 404,
  })
  expect((await read(own)).shares.map(({ setId }) => setId).sort()).toEqual(
    [second.setId, fourth.setId].sort(),
  )
})

test('a set of the same name in another wallet is another set', async () => {
  const { own, first } = await robbed('namesake@mail.example')
  const before = await read(own)
  const eve = createOwner()
  const browser = await comeIn('eve@mail.example')
  const put = { ...first.put, walletId: newId() }
  await browser.call(putKeeperShare, eve.put(put))
  const over = { ...put, setId: newId(), over: put.setId }
  await browser.call(putKeeperShare, eve.put(over))
  await browser.call(promoteKeeperShare, eve.promotion(over))
  expect((await read(own)).shares).toEqual(before.shares)
})

test('of two browsers that promote at once one does, and both are told', async () => {
  const { own, thief: other, owner, first, newSet } = await robbed('both@mail.example')
  const sets = [newSet(first.put.setId).put, newSet(first.put.setId).put]
  const puts = await Promise.all(
    sets.map((put, at) => (at ? other : own).send(putKeeperShare, owner.put(put))),
  )
  expect(puts.map(({ status }) => status).sort()).toEqual([200, 409])
  const promoted = await Promise.all(
    sets.map((put, at) => (at ? other : own).send(promoteKeeperShare, owner.promotion(put))),
  )
  expect(promoted.map(({ status }) => status)).toEqual(
    puts.map(({ status }) => (status === 200 ? 200 : 404)),
  )
  expect((await read(own)).shares).toHaveLength(1)
})

test('a set from before sets were signed is used as it is, and what follows it is signed', async () => {
  const { own, thief, owner, first, newSet, walletId } = await robbed('old@mail.example')
  const { db } = database
  await db
    .update(loginShares)
    .set({ content: null, mark: null })
    .where(eq(loginShares.wallet, walletId))
  expect((await read(own)).shares).toMatchObject([{ setId: first.put.setId, isSigned: false }])
  const second = newSet(first.put.setId).put
  const stranger = createOwner()
  const theirs = { ...stranger.put(second), addresses: owner.addresses }
  await expect(thief.call(putKeeperShare, theirs)).rejects.toMatchObject(unsigned)
  await own.call(putKeeperShare, owner.put(second))
  // Half done before: what was put unsigned is promoted by the key alone.
  await db.update(loginShares).set({ content: null }).where(eq(loginShares.set, second.setId))
  const said = { service: 'keeper', deed: 'promote', walletId, from: first.put.setId } as const
  const promote = (by: typeof owner) => ({
    setId: second.setId,
    owner: by.sign({ ...said, to: second.setId, tier: 'user' }),
  })
  await expect(thief.call(promoteKeeperShare, promote(stranger))).rejects.toMatchObject(unsigned)
  await own.call(promoteKeeperShare, promote(owner))
  expect((await read(own)).wallet?.recovery).toBe(second.recovery)
})

test('a former set is given for the other share of it, and is gone after 30 days', async () => {
  const email = 'former@mail.example'
  const { own, thief, first, newSet, take, walletId } = await robbed(email)
  await mails.next(email)
  const second = newSet(first.put.setId)
  await take(second.put)
  const former = (browser: TestBrowser, asked: object = {}) =>
    browser.call(readKeeperFormer, asked).then((said) => said.former)
  const { setId } = first.put
  expect(await former(own)).toMatchObject([{ setId, recovery: first.put.recovery, tier: 'user' }])
  // A session, with all that it may read and with the marks of a stolen database, is not enough.
  const told = (await former(thief, { setId }))[0]
  expect(told?.share).toBeUndefined()
  const wrong = { status: 403, code: 'token_wrong' }
  const tokens = [told?.token, markOf(first.token), second.token, newId() + newId().slice(1)]
  for (const token of tokens)
    await expect(former(thief, { setId, token })).rejects.toMatchObject(wrong)
  await expect(former(thief, { setId: newId(), token: first.token })).rejects.toMatchObject(wrong)
  const given = await former(own, { setId, token: first.token })
  expect(given[0]?.share).toBe(first.put.share)
  for (let subject = ''; !/earlier part/.test(subject); )
    subject = (await mails.next(email)).subject

  const rows = () =>
    database.db.select().from(loginFormerShares).where(eq(loginFormerShares.wallet, walletId))
  expect(JSON.stringify(await rows())).not.toContain(first.put.share)
  login.wait(formerSetsKeptMs - 1)
  await tendLogin(login.keeper)
  expect(await rows()).toHaveLength(1)
  login.wait(1)
  await tendLogin(login.keeper)
  expect(await rows()).toEqual([])
})

test('a set that the owner removed with a change of methods never comes back', async () => {
  const email = 'revoked@mail.example'
  const { own, first, newSet, take } = await robbed(email)
  const second = newSet(first.put.setId)
  await take(second.put)
  const next = newSet(second.put.setId).put
  const other = { ...next, recovery: JSON.stringify({ ways: [{ kind: 'passkey' }] }) }
  login.wait(60_000)
  await own.call(requestStepUp, { purpose: 'tier', origin: page })
  let code = ''
  while (!code) code = codeOf((await mails.next(email)).text)
  // The code of the login is used up; the newest one counts.
  const confirm = async (): Promise<void> => {
    const answer = await own.send(stepUp, { code })
    if (answer.ok) return
    code = codeOf((await mails.next(email)).text) || code
    return confirm()
  }
  await confirm()
  await take(other)
  expect((await own.call(readKeeperFormer, {})).former).toEqual([])
  const asked = { setId: first.put.setId, token: first.token }
  await expect(own.call(readKeeperFormer, asked)).rejects.toMatchObject({ code: 'token_wrong' })
})
