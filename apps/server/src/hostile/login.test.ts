import { commonErrors, type Endpoint, ErrorAnswer } from '@foyer/protocol/api'
import * as calls from '@foyer/protocol/login'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { createOwner } from '../login/testing/createOwner.js'
import { page } from '../login/testing/startLogin.js'
import { startMailedLogin } from '../login/testing/startMailedLogin.js'
import { newId } from '../secrets/newId.js'
import { newSecret } from '../secrets/newSecret.js'
import { changes, write } from './changes.js'

const { database, login, stop } = await startMailedLogin({
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
})
afterAll(stop)
const browser = await login.browser()
await login.login(browser, 'ann@mail.example')

const hash = newSecret()
const ticket = newId()
const owner = createOwner()
const put = {
  ...{ walletId: newId(), setId: newId(), share: 'A'.repeat(23), over: null },
  ...{ tier: 'user' as const, recovery: '{}' },
}

/** A good request of every call of the keeper. */
const bodies: readonly (readonly [Endpoint, object])[] = [
  [calls.requestEmailCode, { email: 'ann@mail.example', origin: page }],
  [calls.loginByCode, { code: '123456' }],
  [
    calls.startSocial,
    { provider: 'google', origin: page, hash, onward: 'https://guard.example/go' },
  ],
  [calls.finishSocial, { ticket, secret: hash }],
  [calls.startFarcaster, { origin: page, hash }],
  [calls.readSession, {}],
  [calls.updateEmail, { email: 'ann@new.example', origin: page }],
  [calls.updateEmailOld, { code: '123456' }],
  [calls.updateEmailNew, { code: '123456' }],
  [calls.requestStepUp, { purpose: 'export', origin: page }],
  [calls.stepUp, { code: '123456', ticket, secret: hash }],
  [calls.readLog, {}],
  [calls.claimLostPasskey, { isFirst: true }],
  [calls.readLostPasskeys, {}],
  [calls.keepPasskeys, {}],
  [calls.logOutBrowser, { id: newId() }],
  [calls.logOutOthers, {}],
  [calls.readKeeperShares, { purpose: 'recover' }],
  [calls.putKeeperShare, owner.put(put)],
  [calls.promoteKeeperShare, owner.promotion(put)],
  [calls.readKeeperFormer, { setId: newId(), token: hash }],
  [calls.pepperPassphrase, { value: hash }],
]

/** What a user has, in short; not what counts and remembers requests. */
async function stored(): Promise<unknown> {
  const tables = ['accounts', 'devices', 'sessions', 'mails', 'log', 'wallets', 'shares']
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as all from ${sql.identifier(`login_${table}`)} t`,
  )
  const result = await database.db.execute(sql.join(parts, sql` union all `))
  return (result as unknown as { rows: unknown }).rows
}

const insides =
  /node_modules|apps\/server|\.ts:\d|\bselect \S+ from\b|Failed query|insert into|\bat \w+ \(|valibot|drizzle|postgres|keeper\.key/i

test('has a good request of every call of the keeper here', () => {
  const all = Object.values(calls).filter(
    (one): one is typeof calls.logout => typeof one === 'object' && 'path' in one,
  )
  const keepers = all.filter(({ path }) => path.startsWith('/login/')).map(({ path }) => path)
  // Logging out would end what the others are tried with.
  const tried = [...bodies.map(([{ path }]) => path), calls.logout.path]
  expect(tried.sort()).toEqual(keepers.sort())
})

test('answers whatever is wrong with a login call by a refusal, and keeps nothing of it', async () => {
  let before = await stored()
  const met = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), changes, async ([endpoint, body], all) => {
      const good = write({ body: { projectId: 'shop', ...body } })
      const sent = all.reduce(
        (request, change) => {
          try {
            return change(request)
          } catch {
            return request
          }
        },
        { ...good, query: [] as typeof good.query },
      )
      const query = sent.query.map((pair) => pair.join('=')).join('&')
      const answer = await browser.send(endpoint, body, {
        headers: sent.headers,
        query,
        text: sent.body ?? '',
      })
      await login.keeper.outbox?.settled()
      const text = await answer.text()
      expect(text).not.toMatch(insides)
      const schema = answer.status === 200 ? endpoint.output : ErrorAnswer
      expect(v.safeParse(schema, JSON.parse(text)).issues, text.slice(0, 300)).toBeUndefined()
      const { status } = answer
      met.add(status)
      expect(status, login.lines.at(-1)).not.toBe(500)
      if (status !== 200)
        expect(Object.keys({ ...commonErrors, ...endpoint.errors }).map(Number)).toContain(status)
      const after = await stored()
      if (status !== 200) expect(after).toEqual(before)
      before = after
    }),
    { numRuns: Number(process.env.FOYER_TEST_RUNS ?? 400) },
  )
  expect([...met]).toEqual(expect.arrayContaining([200, 400]))
}, 120_000)

test('answers proofs that are rubbish as it answers none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        jti: fc.anything(),
        iat: fc.anything(),
        htu: fc.anything(),
        nonce: fc.anything(),
      }),
      fc.oneof(fc.constant(undefined), fc.string(), fc.dictionary(fc.string(), fc.string())),
      async (claims, jwk) => {
        // What is left out of rubbish would be what is right.
        const written = JSON.parse(JSON.stringify(claims, (_, one) => one ?? null))
        const header = jwk === undefined ? {} : { jwk }
        const answer = await browser.send(calls.readSession, {}, { claims: written, header })
        expect(answer.status).toBe(401)
      },
    ),
    { numRuns: 60 },
  )
})
