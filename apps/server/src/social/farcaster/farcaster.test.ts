import {
  depositGuardShare,
  type FarcasterProof,
  finishSocial,
  requestGuardAccess,
  startFarcaster,
} from '@foyer/protocol/login'
import { type SandboxChains, type StandInProviders, startChains, startIdentity } from 'sandbox'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { startTestGuard, type TestGuard } from '../../guard/testing/startTestGuard.js'
import { createBrowser, type TestBrowser } from '../../login/testing/createBrowser.js'
import { createOwner } from '../../login/testing/createOwner.js'
import { page, startLogin, type TestLogin, walletUrl } from '../../login/testing/startLogin.js'
import { hashOf } from '../../secrets/hashOf.js'
import { newId } from '../../secrets/newId.js'
import { newSecret } from '../../secrets/newSecret.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'

const fid = 4660
const share = Buffer.alloc(17, 7).toString('base64url')

let chains: SandboxChains
let identity: StandInProviders
let database: OpenedDatabase
let keeper: TestLogin
let guard: TestGuard

beforeAll(async () => {
  chains = await startChains({ count: 1 })
  identity = await startIdentity({ rpcUrl: chains.world.chains[0]?.rpcUrl })
  const { FARCASTER = '' } = identity.settingsFor('keeper')
  ;[database, guard] = await Promise.all([
    openTestDatabase(),
    startTestGuard({ FOYER_GUARD_SOCIAL_FARCASTER: FARCASTER }),
  ])
  keeper = await startLogin({
    database,
    env: { FOYER_SOCIAL_FARCASTER: FARCASTER },
    start: Date.now(),
  })
}, 120_000)
afterAll(async () => {
  await Promise.all([keeper.stop(), guard.stop(), identity.stop()])
  await database.close()
  await chains.stop()
})

async function begin() {
  const browser = await keeper.browser()
  const secret = newSecret()
  const { ticket, url } = await browser.call(startFarcaster, { origin: page, hash: hashOf(secret) })
  const finish = () => browser.call(finishSocial, { ticket, secret })
  return { browser, secret, url, finish }
}

const approve = (url: string, as: number) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ fid: String(as) }) })

/** What the relay says of a channel. */
async function statusOf(channel: string) {
  const answer = await fetch(`${identity.url}/farcaster/v1/channel/status`, {
    headers: { authorization: `Bearer ${channel}` },
  })
  return (await answer.json()) as { nonce: string } & FarcasterProof
}

/** The same browser, as it talks to the guard. */
async function atGuard({ keys }: TestBrowser): Promise<TestBrowser> {
  const ask = (path: string, init: RequestInit) => guard.app.request(path, init)
  const { now } = guard
  const browser = await createBrowser({ ask, now, keys, url: 'https://guard.example' })
  const call: TestBrowser['call'] = (endpoint, body) =>
    browser.call(endpoint, { projectId: undefined, ...body })
  return { ...browser, call }
}

async function signedIn(as = fid) {
  const round = await begin()
  await approve(round.url, as)
  const said = await round.finish()
  if (said.status !== 'done' || !said.farcaster) throw new Error(`It is ${said.status}`)
  return { ...round, login: said.login, farcaster: said.farcaster }
}

test('keeper and guard believe the same signed message, each by itself, for the requesting browser', async () => {
  const first = await signedIn()
  expect(first.login.identity).toMatchObject({
    ...{ provider: 'farcaster', issuer: 'farcaster', subject: String(fid), userName: `fid${fid}` },
  })
  await expect(first.finish()).rejects.toMatchObject({ code: 'ticket_unknown' })

  const who = { issuer: 'farcaster', subject: String(fid), provider: 'farcaster' as const }
  const walletId = newId()
  const set = createOwner().deposit({ walletId, setId: newId(), share })
  const deposit = async (by: TestBrowser, proof: { farcaster: FarcasterProof; secret: string }) =>
    (await atGuard(by)).call(depositGuardShare, { ...set, identity: who, ...proof })
  const { farcaster, secret } = first
  const thief = await keeper.browser()
  const stranger = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const forged = {
    ...farcaster,
    signature: await stranger.signMessage({ message: farcaster.message }),
  }
  const renamed = { ...farcaster, message: farcaster.message.replace(`fid/${fid}`, 'fid/1') }
  const elsewhere = {
    ...farcaster,
    message: farcaster.message.replaceAll('wallet.example', 'evil.example'),
  }
  for (const [by, proof] of [
    [thief, { farcaster, secret }],
    [first.browser, { farcaster, secret: newSecret() }],
    [first.browser, { farcaster: forged, secret }],
    [first.browser, { farcaster: renamed, secret }],
    [first.browser, { farcaster: elsewhere, secret }],
  ] as const)
    await expect(deposit(by, proof)).rejects.toMatchObject({
      ...{ status: 403, code: 'identity_unproven' },
    })
  await deposit(first.browser, { farcaster, secret })

  const ask = async ({ browser, farcaster, secret }: Awaited<ReturnType<typeof signedIn>>) =>
    (await atGuard(browser)).call(requestGuardAccess, { walletId, origin: page, farcaster, secret })
  const second = await signedIn()
  expect(await ask(second)).toEqual({ state: 'allowed', by: 'social' })
  // A message counts once, and another user's number gives no login.
  expect(await ask({ ...first, browser: second.browser })).toMatchObject({ state: 'allowed' })
  expect(await ask({ ...second, browser: await keeper.browser() })).toMatchObject({
    state: 'refused',
  })
  expect(await ask(await signedIn(7))).toMatchObject({ state: 'refused' })
})

test('nothing is believed of a relay that lies', async () => {
  const round = await begin()
  const channel = new URL(round.url).searchParams.get('channelToken')
  const thief = await signedIn(7)
  await fetch(`${identity.url}/farcaster/v1/channel/authenticate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${channel}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...thief.farcaster, fid, username: 'ann' }),
  })
  expect(await round.finish()).toMatchObject({ status: 'refused' })
})

test('neither service believes a message that was signed for another site, though all else is right', async () => {
  const round = await begin()
  const { nonce } = await statusOf(new URL(round.url).searchParams.get('channelToken') ?? '')
  const opened = await fetch(`${identity.url}/farcaster/v1/channel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nonce, domain: 'evil.example', siweUri: walletUrl }),
  })
  const { channelToken, url } = (await opened.json()) as { channelToken: string; url: string }
  await approve(url, fid)
  const { message, signature } = await statusOf(channelToken)
  const { browser, secret } = round
  const by = await atGuard(browser)
  const who = { issuer: 'farcaster', subject: String(fid), provider: 'farcaster' as const }
  const farcaster = { message, signature }
  await expect(
    by.call(depositGuardShare, {
      ...createOwner().deposit({ walletId: newId(), setId: newId(), share }),
      ...{ identity: who, farcaster, secret },
    }),
  ).rejects.toMatchObject({ status: 403, code: 'identity_unproven' })
  // The keeper hears of it by a relay that passes it on.
  const channel = new URL(round.url).searchParams.get('channelToken')
  await fetch(`${identity.url}/farcaster/v1/channel/authenticate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${channel}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...farcaster, fid, username: 'ann' }),
  })
  expect(await round.finish()).toMatchObject({ status: 'refused' })
})

test('a message is good as long as a round', async () => {
  const old = await signedIn()
  guard.pass(700_000)
  const by = await atGuard(old.browser)
  const who = { issuer: 'farcaster', subject: String(fid), provider: 'farcaster' as const }
  const { farcaster, secret } = old
  await expect(
    by.call(depositGuardShare, {
      ...createOwner().deposit({ walletId: newId(), setId: newId(), share }),
      identity: who,
      farcaster,
      secret,
    }),
  ).rejects.toMatchObject({ status: 403 })
  expect(old.farcaster.message).toContain(new URL(walletUrl).host)
})
