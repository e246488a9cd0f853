import {
  finishSocial,
  logOutBrowser,
  readGuardShares,
  readLog,
  readSession,
  requestEmailCode,
  requestGuardAccess,
  requestStepUp,
  startFarcaster,
  startGuardSocial,
  startSocial,
  stepUp,
} from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVault, memoryShares } from 'wallet'
import { guardUrl } from '../guard/testing/startTestGuard.js'
import type { TestBrowser } from '../login/testing/createBrowser.js'
import { page, walletUrl } from '../login/testing/startLogin.js'
import { hashOf } from '../secrets/hashOf.js'
import { newSecret } from '../secrets/newSecret.js'
import { putProject } from '../testing/putProject.js'
import type { openWindow } from './testing/openWindow.js'
import { type Services, startServices } from './testing/startServices.js'

/* Rounds that an attacker begins in its own browser, and has another user walk: whose account it is then. */

const elsewhere = 'https://north.example'
const question = 'Is it you who logs in?'
const confirmPaths = {
  keeper: `${walletUrl}/login/social/confirm`,
  guard: `${guardUrl}/guard/social/confirm`,
}

let services: Services
beforeAll(async () => {
  services = await startServices()
  await putProject(services.keeper, { id: 'north', allowedOrigins: [elsewhere] })
})
afterAll(() => services.stop())

type Browsers = { keeper: TestBrowser; guard: TestBrowser }
type HostPage = { projectId: string; origin: string }
const shop: HostPage = { projectId: 'shop', origin: page }
const north: HostPage = { projectId: 'north', origin: elsewhere }

const newBrowsers = async (): Promise<Browsers> => {
  const keeper = await services.keeper.browser()
  return { keeper, guard: await services.guard.browser(keeper.keys) }
}

/** Begins at both services, as a frame does, for a page. */
async function begin(
  { keeper, guard }: Browsers,
  { projectId, origin }: HostPage = shop,
  wasRemoved?: boolean,
) {
  const [secret, guardSecret] = [newSecret(), newSecret()]
  const asked = { provider: 'google', origin } as const
  const second = await guard.call(startGuardSocial, { ...asked, hash: hashOf(guardSecret) })
  const first = await keeper.call(startSocial, {
    ...{ ...asked, projectId, hash: hashOf(secret), onward: second.uri, wasRemoved },
  })
  return {
    uri: first.uri,
    numbers: [first.number, second.number],
    guardUri: second.uri,
    proof: { ticket: second.ticket, secret: guardSecret },
    claim: { ticket: first.ticket, secret },
    finish: () => keeper.call(finishSocial, { projectId, ticket: first.ticket, secret }),
  }
}

let users = 0
/** A user whom no service met. */
const newUser = () => {
  users += 1
  return { subject: String(7_000 + users), name: 'Ann Archer', email: `ann${users}@example.com` }
}

/** A user with a wallet that was made on the page of the shop, and the browser in which it was. */
async function owner() {
  const [browsers, user] = [await newBrowsers(), newUser()]
  const round = await begin(browsers)
  await services.newWindow().go(round.uri, { as: user, says: 'yes' })
  const said = await round.finish()
  if (said.status !== 'done') throw new Error(`It is ${said.status}`)
  const { keeper, guard } = browsers
  keeper.session = said.login.session
  const vault = createVault({
    calls: {
      keeper: (endpoint, body) => keeper.call(endpoint, body),
      guard: (endpoint, body) => guard.call(endpoint, body),
      guardUrl,
    },
    ...{ origin: () => page, shares: memoryShares(), locks: undefined },
  })
  expect(await vault.enter(said.login, round.proof)).toBe('nothing')
  const walletId = vault.wallet()?.walletId ?? ''
  return { user, browsers, walletId }
}

/** All the ways by which a window may come to a round. A provider says yes by itself in each. */
const ways: readonly (readonly [string, openWindow.Way])[] = [
  ['from the very page that the round is for', { from: page }],
  ['from any page of the web', { from: 'https://evil.example' }],
  ['from the wallet’s own page', { from: walletUrl }],
  ['from the provider', { from: 'https://accounts.google.com' }],
  ['by a link in a mail', {}],
]

test.each(ways)(
  'a round that began elsewhere gets a question, and ends in nothing: %s',
  async (_, way) => {
    const { user, walletId } = await owner()
    const thief = await newBrowsers()
    const round = await begin(thief)
    const asked = await services.newWindow().go(round.uri, { ...way, as: user })
    for (const part of [question, page, user.name, 'Google', String(round.numbers[0])])
      expect(asked.text).toContain(part)
    // The guard’s own number is not what the keeper knows. The form's token and a year may hold its digits by chance.
    const said = asked.text.replace(confirmOf(asked.text), '').match(/(?<![\w-])\d{3}(?![\w-])/g)
    expect(new Set(said)).toEqual(new Set([String(round.numbers[0])]))
    const state = async () => {
      const { state } = await thief.guard.call(requestGuardAccess, {
        walletId,
        origin: page,
        ...round.proof,
      })
      return state
    }
    const window = services.newWindow()
    const atGuard = await window.go(round.guardUri, { ...way, as: user })
    for (const part of [question, page, user.name, String(round.numbers[1])])
      expect(atGuard.text).toContain(part)
    await window.post(confirmPaths.guard, { confirm: confirmOf(atGuard.text), answer: 'no' })
    expect(await state()).toBe('refused')
    await services
      .newWindow()
      .post(confirmPaths.keeper, { confirm: confirmOf(asked.text), answer: 'no' })
    expect(await round.finish()).toMatchObject({ status: 'refused' })
    await expect(thief.guard.call(readGuardShares, { walletId })).rejects.toMatchObject({
      status: 403,
    })
  },
)

test('an unknown account gets the question as well: else the first login would make a wallet in another’s browser', async () => {
  const round = await begin(await newBrowsers())
  const asked = await services.newWindow().go(round.uri, { from: page, as: newUser() })
  expect(asked.text).toContain(question)
})

test('the user’s own browser comes back without a question, at both services', async () => {
  const { browsers, user } = await owner()
  const round = await begin(browsers)
  const end = await services.newWindow().go(round.uri, { as: user })
  expect(end.text).toContain('You are logged in')
  expect(end.visited.some((url) => url.startsWith(guardUrl))).toBe(true)
  expect(await round.finish()).toMatchObject({ status: 'done' })
  // It is not another user's.
  const other = await services.newWindow().go((await begin(browsers)).uri, { as: newUser() })
  expect(other.text).toContain(question)
})

test('a page of another project gets to the account after a question that names both, once', async () => {
  const { browsers, user } = await owner()
  const asked = await services.newWindow().go((await begin(browsers, north)).uri, { as: user })
  for (const part of [question, elsewhere, `made on <bdi><b>${page}`])
    expect(asked.text).toContain(part)
  const allowed = await begin(browsers, north)
  await services.newWindow().go(allowed.uri, { as: user, says: 'yes' })
  const said = await allowed.finish()
  expect(said).toMatchObject({ status: 'done' })
  const again = await services.newWindow().go((await begin(browsers, north)).uri, { as: user })
  expect(again.text).toContain('You are logged in')

  // The session is of that project, and its round too.
  const session = said.status === 'done' ? said.login.session : ''
  const { keeper } = browsers
  keeper.session = session
  await expect(keeper.call(readSession, { projectId: 'shop' })).rejects.toMatchObject({
    code: 'session_unknown',
  })
  expect(await keeper.call(readSession, { projectId: 'north' })).toMatchObject({
    identity: { subject: user.subject },
  })
  const [secret, atNorth] = [newSecret(), { projectId: 'north', provider: 'google' as const }]
  const { ticket } = await keeper.call(startSocial, {
    ...{ ...atNorth, origin: elsewhere, hash: hashOf(secret) },
  })
  await expect(
    keeper.call(finishSocial, { projectId: 'shop', ticket, secret }),
  ).rejects.toMatchObject({ code: 'ticket_unknown' })
})

test('another page of the project gets to the account after a question in the user’s own browser, once', async () => {
  const { browsers, user } = await owner()
  const docs: HostPage = { projectId: 'shop', origin: 'https://docs.shop.example' }
  await putProject(services.keeper, { id: 'shop', allowedOrigins: [page, docs.origin] })
  const asked = await services.newWindow().go((await begin(browsers, docs)).uri, { as: user })
  for (const part of [question, docs.origin]) expect(asked.text).toContain(part)
  const allowed = await begin(browsers, docs)
  await services.newWindow().go(allowed.uri, { as: user, says: 'yes' })
  expect(await allowed.finish()).toMatchObject({ status: 'done' })
  for (const hostPage of [docs, shop]) {
    const again = await services.newWindow().go((await begin(browsers, hostPage)).uri, { as: user })
    expect(again.text).toContain('You are logged in')
  }
})

test('a page that the user removed gets to the account after a question again, and the others without', async () => {
  const { browsers, user } = await owner()
  const docs: HostPage = { projectId: 'shop', origin: 'https://docs.shop.example' }
  await putProject(services.keeper, { id: 'shop', allowedOrigins: [page, docs.origin] })
  const allowed = await begin(browsers, docs)
  await services.newWindow().go(allowed.uri, { as: user, says: 'yes' })
  await allowed.finish()
  const removed = await begin(browsers, docs, true)
  expect((await services.newWindow().go(removed.uri, { as: user })).text).toContain(question)
  // Left unanswered it stays removed, whatever the next round says.
  const later = await begin(browsers, docs)
  expect((await services.newWindow().go(later.uri, { as: user })).text).toContain(question)
  const other = await begin(browsers)
  expect((await services.newWindow().go(other.uri, { as: user })).text).toContain(
    'You are logged in',
  )
})

test('a step-up is by a round in which the user was asked, also where the provider or this browser knows them', async () => {
  const { browsers, user } = await owner()
  const { keeper } = browsers
  await keeper.call(requestStepUp, { purpose: 'export', origin: page })
  const silent = await begin(browsers)
  await services.newWindow().go(silent.uri, { as: user })
  await expect(keeper.call(stepUp, silent.claim)).rejects.toMatchObject({ code: 'code_wrong' })

  const round = async () => {
    const secret = newSecret()
    const asked = { provider: 'google', origin: page, hash: hashOf(secret), again: true } as const
    const { ticket, uri } = await keeper.call(startSocial, asked)
    return { uri, claim: { ticket, secret } }
  }
  // From here on the provider takes this user over by itself, unless a parameter has it ask; there the user refuses.
  const window = services.newWindow()
  await window.go((await begin(browsers)).guardUri, { as: user, says: 'yes' })
  const refused = await round()
  await window.go(refused.uri)
  await expect(keeper.call(stepUp, refused.claim)).rejects.toMatchObject({ code: 'code_wrong' })
  const approved = await round()
  const end = await window.go(approved.uri, { as: user })
  expect(end.text).toContain('You are logged in')
  await keeper.call(stepUp, approved.claim)
})

test('where a provider does not say when the user authenticated, a step-up is asked about on a page of the keeper', async () => {
  const keeper = await services.keeper.browser()
  const user = newUser()
  const round = async (again?: boolean) => {
    const secret = newSecret()
    const asked = { provider: 'github', origin: page, hash: hashOf(secret), again } as const
    const { ticket, uri } = await keeper.call(startSocial, asked)
    return { uri, claim: { ticket, secret } }
  }
  const first = await round()
  await services.newWindow().go(first.uri, { as: user, says: 'yes' })
  const said = await keeper.call(finishSocial, first.claim)
  if (said.status !== 'done') throw new Error(`It is ${said.status}`)
  keeper.session = said.login.session
  await keeper.call(requestStepUp, { purpose: 'export', origin: page })
  const again = await round(true)
  const walked = await services.newWindow().go(again.uri, { as: user })
  expect(walked.text).toContain(question)
  await expect(keeper.call(stepUp, again.claim)).rejects.toMatchObject({ code: 'ticket_waiting' })
  const yes = await round(true)
  await services.newWindow().go(yes.uri, { as: user, says: 'yes' })
  await keeper.call(stepUp, yes.claim)
})

test('a browser that the user logged out is a stranger again', async () => {
  const { browsers, user } = await owner()
  const { sessions } = await browsers.keeper.call(readLog, {})
  await browsers.keeper.call(logOutBrowser, { id: sessions[0]?.id ?? '' })
  const back = await services.newWindow().go((await begin(browsers)).uri, { as: user })
  expect(back.text).toContain(question)
})

test('no login succeeds in a project that lists no pages, nor from a page that it does not list', async () => {
  await putProject(services.keeper, { id: 'open', allowedOrigins: [] })
  const browser = await services.keeper.browser()
  const hash = hashOf(newSecret())
  const calls = [
    (hostPage: HostPage) => browser.call(startSocial, { provider: 'google', hash, ...hostPage }),
    (hostPage: HostPage) => browser.call(startFarcaster, { hash, ...hostPage }),
    (hostPage: HostPage) =>
      browser.call(requestEmailCode, { email: 'ann@example.com', ...hostPage }),
  ]
  for (const call of calls) {
    await expect(call({ projectId: 'open', origin: page })).rejects.toMatchObject({
      ...{ status: 403, code: 'origins_missing' },
    })
    for (const origin of [elsewhere, `${page}.evil.example`, 'http://shop.example'])
      await expect(call({ projectId: 'shop', origin })).rejects.toMatchObject({
        ...{ status: 403, code: 'origin_not_allowed' },
      })
  }
})

for (const [service, url] of [
  ['keeper', walletUrl],
  ['guard', guardUrl],
] as const)
  test(`no script and no other page answers in the user’s place at the ${service}`, async () => {
    const begun = async () => {
      const round = await begin(await newBrowsers())
      const start = service === 'keeper' ? round.uri : round.guardUri
      return services.newWindow().go(start, { as: newUser() })
    }
    const asked = await begun()
    expect(asked.text).not.toMatch(/<script|http-equiv="refresh"|autofocus/)
    const headers = Object.fromEntries(asked.headers)
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    // No is what the keyboard meets first, and yes takes a tick.
    expect(asked.text).toMatch(/type="checkbox" name="began" value="yes" required/)
    expect(asked.text.indexOf('value="no"')).toBeLessThan(asked.text.lastIndexOf('value="yes"'))

    const app = services[service].app
    const path = new URL(confirmPaths[service]).pathname
    const send = (fields: Record<string, string>, sent: Record<string, string>, method = 'POST') =>
      app.request(method === 'GET' ? `${path}?${new URLSearchParams(fields)}` : path, {
        method,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...sent },
        ...(method === 'POST' && { body: new URLSearchParams(fields).toString() }),
      })
    const yes = { confirm: confirmOf(asked.text), answer: 'yes', began: 'yes' }
    const own = { origin: url }
    for (const sent of [
      {},
      { origin: page },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { ...own, 'sec-fetch-site': 'same-site' },
    ])
      expect((await send(yes, sent)).status).toBe(403)
    expect((await send(yes, {}, 'GET')).status).toBeGreaterThanOrEqual(400)
    expect((await send({ ...yes, began: '' }, own)).status).toBe(400)
    // Nothing of it was an answer: the user's own still counts, and counts once.
    expect(await (await send(yes, own)).text()).toMatch(/You are logged in|Go on/)
    expect((await send(yes, own)).status).toBe(404)
  })

test('each round has a number of its own at each service, and the same again only by chance', async () => {
  const browsers = await newBrowsers()
  const rounds = await Promise.all(Array.from({ length: 20 }, () => begin(browsers)))
  const numbers = rounds.flatMap((round) => round.numbers)
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d\d$/)
  expect(new Set(numbers).size).toBeGreaterThan(25)
})

const confirmOf = (text: string) => /name="confirm" value="([^"]+)"/.exec(text)?.[1] ?? ''
