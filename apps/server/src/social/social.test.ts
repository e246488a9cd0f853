import {
  depositGuardShare,
  finishSocial,
  readGuardShares,
  requestGuardAccess,
  startGuardSocial,
  startSocial,
} from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testShare } from '../guard/testing/makeWallet.js'
import { guardUrl } from '../guard/testing/startTestGuard.js'
import type { TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { page, walletUrl } from '../login/testing/startLogin.js'
import { hashOf } from '../secrets/hashOf.js'
import { newId } from '../secrets/newId.js'
import { newSecret } from '../secrets/newSecret.js'
import { socialTickets } from './tables.js'
import { type Services, startServices } from './testing/startServices.js'

const ann = { subject: '1001', name: 'Ann Archer', email: 'ann@example.com' }
const providers = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
type Provider = (typeof providers)[number]

let services: Services
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.stop())

/** Begins a round at the keeper as the frame does. */
async function begin(provider: Provider, way: { onward?: string; returnTo?: string } = {}) {
  const browser = await services.keeper.browser()
  const secret = newSecret()
  const { ticket, uri } = await browser.call(startSocial, {
    ...{ provider, origin: page, hash: hashOf(secret), ...way },
  })
  const finish = (by: TestBrowser = browser, changes = {}) =>
    by.call(finishSocial, { ticket, secret, ...changes })
  return { browser, ticket, secret, uri, finish }
}

for (const provider of providers)
  test(`a user logs in with ${provider} in a window without an opener, once`, async () => {
    const round = await begin(provider)
    const end = await services.newWindow().go(round.uri, { as: ann, says: 'yes' })
    expect(end.text).toContain('You are logged in')
    const said = await round.finish()
    // Of an address that was never verified, nothing is known.
    const isChecked = !['x', 'facebook'].includes(provider)
    expect(said).toMatchObject({
      status: 'done',
      login: {
        identity: {
          ...{ provider, subject: '1001', issuer: `${services.identity.url}/${provider}` },
          email: isChecked ? 'ann@example.com' : null,
        },
      },
    })
    await expect(round.finish()).rejects.toMatchObject({ status: 404, code: 'ticket_unknown' })
  })

test('two services verify the same user in one window, and each believes itself alone', async () => {
  const browser = await services.guard.browser()
  const secret = newSecret()
  const { ticket, uri: onward } = await browser.call(startGuardSocial, {
    ...{ provider: 'google', origin: page, hash: hashOf(secret) },
  })
  const round = await begin('google', { onward })
  const end = await services.newWindow().go(round.uri, { as: ann, says: 'yes' })
  expect(end.text).toContain('You are logged in')
  const at = (origin: string) => end.visited.filter((url) => url.startsWith(origin)).length
  expect([at(walletUrl), at(guardUrl)]).toEqual([3, 3])
  expect(await round.finish()).toMatchObject({ status: 'done' })

  const who = {
    issuer: `${services.identity.url}/google`,
    subject: '1001',
    provider: 'google' as const,
  }
  const [walletId, setId, share] = [newId(), newId(), Buffer.alloc(17, 7).toString('base64url')]
  const { addresses, owner } = createOwner().deposit({ walletId, setId, share })
  const set = { walletId, setId, share, addresses, owner }
  const wallet = { ...set, ticket, secret }
  const thief = await services.guard.browser()
  /** A proof of who it was, and what the keeper says of it. */
  const told = async (identity: typeof who) => {
    const mine = newSecret()
    const begun = await browser.call(startGuardSocial, {
      ...{ provider: 'google', origin: page, hash: hashOf(mine) },
    })
    await services.newWindow().go(begun.uri, { as: ann, says: 'yes' })
    return { ...wallet, ticket: begun.ticket, secret: mine, identity }
  }
  // The keeper's word, another user's ticket, another subject or issuer: nothing of it is a proof.
  for (const [by, body] of [
    [browser, { ...set, identity: who }],
    [thief, { ...wallet, identity: who }],
    [browser, await told({ ...who, subject: '1002' })],
    [browser, await told({ ...who, issuer: 'https://id.thief.example' })],
  ] as const)
    await expect(by.call(depositGuardShare, body)).rejects.toMatchObject({ status: 403 })
  await browser.call(depositGuardShare, { ...wallet, identity: who })

  /** A new browser, by a round of the guard's own. */
  const enter = async (user: typeof ann) => {
    const asking = await services.guard.browser()
    const mine = newSecret()
    const begun = await asking.call(startGuardSocial, {
      ...{ provider: 'google', origin: page, hash: hashOf(mine) },
    })
    await services.newWindow().go(begun.uri, { as: user, says: 'yes' })
    const proof = { ticket: begun.ticket, secret: mine }
    const { state } = await asking.call(requestGuardAccess, { walletId, origin: page, ...proof })
    return { asking, state, proof }
  }
  const entered = await enter(ann)
  expect(entered.state).toBe('allowed')
  expect((await entered.asking.call(readGuardShares, { walletId })).shares).toHaveLength(1)
  // The same address with another subject is another user.
  const other = await enter({ ...ann, subject: '6666' })
  expect(other.state).toBe('refused')
  await expect(other.asking.call(readGuardShares, { walletId })).rejects.toMatchObject({
    status: 403,
  })
  // A ticket is used up, whatever its bearer.
  const { state } = await thief.call(requestGuardAccess, {
    walletId,
    origin: page,
    ...entered.proof,
  })
  expect(state).toBe('refused')
})

test('after a sign-up that was cut off, the guard mails its notices where the provider says, and not where the caller does', async () => {
  const dee = { subject: '1077', name: 'Dee Dunn', email: 'dee@example.com' }
  const who = { issuer: `${services.identity.url}/google`, subject: '1077', provider: 'google' }
  /** A browser that was at the provider, as the guard sees it. */
  const prove = async () => {
    const [browser, secret] = [await services.guard.browser(), newSecret()]
    const { ticket, uri } = await browser.call(startGuardSocial, {
      ...{ provider: 'google', origin: page, hash: hashOf(secret) },
    })
    await services.newWindow().go(uri, { as: dee, says: 'yes' })
    return { browser, proof: { ticket, secret } }
  }
  const newSet = () => ({ walletId: newId(), setId: newId(), share: testShare })
  const home = await prove()
  await home.browser.call(depositGuardShare, {
    ...{ ...createOwner().deposit(newSet()), identity: who, ...home.proof },
  })
  // The frame was gone before the keeper had its part: what it makes next is proved by what was proved.
  const next = newSet()
  const email = 'thief@example.com'
  await home.browser.call(depositGuardShare, {
    ...{ ...createOwner().deposit(next), identity: { ...who, email } },
  })
  const there = await prove()
  const asked = { walletId: next.walletId, origin: page, ...there.proof }
  expect((await there.browser.call(requestGuardAccess, asked)).state).toBe('allowed')
  await services.guard.guard.outbox?.settled()
  const told = services.guard.mails.mails.filter(({ subject }) => /was let into/.test(subject))
  expect(told.map(({ to }) => to)).toContain('dee@example.com')
  expect(told.map(({ to }) => to)).not.toContain(email)
})

test('the same address with another subject is another account', async () => {
  const accounts: string[] = []
  for (const subject of ['1001', '4711']) {
    const round = await begin('discord')
    await services.newWindow().go(round.uri, { as: { ...ann, subject }, says: 'yes' })
    const said = await round.finish()
    if (said.status === 'done') accounts.push(said.login.identity.subject)
  }
  expect(accounts).toEqual(['1001', '4711'])
})

test('the window explains a refusal at the provider', async () => {
  for (const provider of ['google', 'facebook', 'apple'] as const) {
    const round = await begin(provider)
    const end = await services.newWindow().go(round.uri, { from: page })
    expect(end.text).toContain('You are not logged in')
    expect(await round.finish()).toEqual({
      status: 'refused',
      reason: 'You said no, so nothing happened.',
    })
  }
})

test('a round belongs to the browser that began it', async () => {
  const round = await begin('google')
  await services.newWindow().go(round.uri, { as: ann, says: 'yes' })
  const thief = await services.keeper.browser()
  for (const call of [
    () => round.finish(thief),
    () => round.finish(round.browser, { secret: newSecret() }),
    () => round.finish(round.browser, { ticket: newId() }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'ticket_unknown' })
  expect(await round.finish()).toMatchObject({ status: 'done' })
})

test('what comes back counts once, at its own provider, with its own state', async () => {
  const isBack = (url: string) => url.includes('/callback/')
  const comeBack = async (provider: Provider) => {
    const round = await begin(provider)
    const window = services.newWindow()
    const { url } = await window.go(round.uri, { from: page, as: ann, until: isBack })
    return { ...round, window, url: new URL(url) }
  }
  const [one, two] = [await comeBack('google'), await comeBack('google')]
  const late = 'This took too long, or the link was used before'
  // Mixed up: the answer of one provider at the address of another.
  const mixed = new URL(one.url.href.replace('/google', '/discord'))
  expect((await one.window.go(mixed.href)).text).toContain(late)
  const unknown = new URL(one.url)
  unknown.searchParams.set('state', newSecret())
  expect((await one.window.go(unknown.href)).text).toContain(late)
  // Swapped: the code of another round does not fit this round's verifier and nonce.
  const swapped = new URL(one.url)
  swapped.searchParams.set('code', two.url.searchParams.get('code') ?? '')
  expect((await one.window.go(swapped.href)).text).toContain('You are not logged in')
  expect(await one.finish()).toMatchObject({ status: 'refused' })
  expect((await one.window.go(one.url.href)).text).toContain(late)
})

test('another user’s code does not fit a round, though their provider requires less', async () => {
  const isAsked = (url: string) => url.includes('/authorize?')
  const isBack = (url: string) => url.includes('/callback/')
  const end = async (provider: Provider, without: readonly string[]) => {
    const mine = await begin(provider)
    const window = services.newWindow()
    const own = await window.go(mine.uri, { as: ann, until: isBack })
    const theirs = await begin(provider)
    const thief = services.newWindow()
    const asked = new URL((await thief.go(theirs.uri, { until: isAsked })).url)
    for (const name of without) asked.searchParams.delete(name)
    const bo = { subject: '1002', name: 'Bo Baker' }
    const got = new URL((await thief.go(asked.href, { as: bo, until: isBack })).url)
    const swapped = new URL(own.url)
    swapped.searchParams.set('code', got.searchParams.get('code') ?? '')
    const { text } = await window.go(swapped.href)
    return { text, said: await mine.finish() }
  }
  // The code alone: PKCE stops it where no token names the round.
  for (const provider of ['discord', 'github', 'facebook'] as const) {
    const { text, said } = await end(provider, [])
    expect(text).toContain('You are not logged in')
    expect(said).toMatchObject({ status: 'refused' })
  }
  // A thief makes the provider require no PKCE: the nonce in the token is of another round.
  const { text, said } = await end('google', ['code_challenge', 'code_challenge_method'])
  expect(text).toContain('You are not logged in')
  expect(said).toMatchObject({ status: 'refused' })
})

test('leads to no address that was not agreed on', async () => {
  const browser = await services.keeper.browser()
  const start = (changes: object) =>
    browser.call(startSocial, { provider: 'google', origin: page, hash: hashOf('x'), ...changes })
  for (const onward of [
    'https://evil.example/guard/social/go',
    'https://guard.example.evil.example/guard/social/go',
    'https://guard.example/elsewhere',
    'javascript:alert(1)',
  ])
    await expect(start({ onward })).rejects.toMatchObject({ status: 400 })
  await expect(start({ origin: 'https://evil.example' })).rejects.toMatchObject({ status: 403 })
  await expect(start({ provider: 'farcaster' })).rejects.toMatchObject({ code: 'provider_off' })
})

test('a dump of the rounds finishes none', async () => {
  const round = await begin('google')
  await services.newWindow().go(round.uri, { as: ann, says: 'yes' })
  const dump = JSON.stringify(await services.database.db.select().from(socialTickets))
  const state = new URL(round.uri).searchParams.get('state') ?? ''
  for (const secret of [round.ticket, round.secret, state]) expect(dump).not.toContain(secret)
})
