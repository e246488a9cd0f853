import type { Endpoint } from '@foyer/protocol/api'
import { finishSocial, startGuardSocial, startSocial } from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import type { LoginCall } from '../services/LoginCalls.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import { createStoredRound } from './createStoredRound.js'
import { createTickets } from './createTickets.js'

const origin = 'https://shop.example'
const returnTo = `${origin}/cart?result_uri=1`
const url = 'https://wallet.example'

/** A browser whose store outlives its frames, unless a test says otherwise. */
function openBrowser({ isLasting = true, guarded = true } = {}) {
  const values = new Map<string, unknown>()
  const asked: { endpoint: Endpoint; body: Record<string, unknown> }[] = []
  let now = 1_800_000_000_000
  let said: unknown = { status: 'waiting' }
  const store: BrowserStore = {
    read: async (name) => values.get(name),
    write: async (name, value) => void values.set(name, structuredClone(value)),
    writeFirst: async (_, value) => value,
    remove: async (name) => void values.delete(name),
    names: async () => [...values.keys()],
    isLasting,
  }
  const call: LoginCall = async (endpoint, body) => {
    asked.push({ endpoint, body })
    const number = asked.filter((one) => one.endpoint === endpoint).length
    const answers = new Map<unknown, unknown>([
      [startSocial, { ticket: `keeper ${number}`, uri: `${url}/go?state=${number}` }],
      [startGuardSocial, { ticket: `guard ${number}`, uri: 'https://guard.example/go' }],
      [finishSocial, said],
    ])
    return answers.get(endpoint) as never
  }
  return {
    values,
    bodies: (endpoint: Endpoint) =>
      asked.filter((one) => one.endpoint === endpoint).map(({ body }) => body),
    pass: (ms: number) => {
      now += ms
    },
    answer: (next: unknown) => {
      said = next
    },
    /** A frame of this browser, with no memory of the one before. */
    frame: () =>
      createTickets({
        calls: { keeper: call, guard: guarded ? call : undefined, guardUrl: undefined },
        storedRound: createStoredRound({ projectId: 'shop', store, now: () => now }),
        pause: async () => {},
        url,
      }),
  }
}

const identity = { issuer: 'https://id.example', subject: '42', provider: 'google' }
const login = { status: 'done', login: { session: 'token', identity } }

test('a login for which the page is left is finished by the next frame, by what only this browser has', async () => {
  const browser = openBrowser()
  const { uri, returns } = await browser.frame().start('google', { origin, returnTo })
  expect(returns).toBe(true)
  const [asked] = browser.bodies(startSocial)
  expect(asked).toMatchObject({ returnTo, onward: 'https://guard.example/go' })
  expect(browser.bodies(startGuardSocial)).toMatchObject([
    { returnTo: `${url}/login/social/back?round=${String(asked?.hash)}` },
  ])
  browser.answer(login)
  const next = browser.frame()
  const [one, two] = await Promise.all([next.finish(uri), next.finish(uri)])
  expect(one).toMatchObject({ proof: { ticket: 'guard 1', secret: expect.any(String) } })
  expect(two).toBe(one)
  expect(browser.bodies(finishSocial)).toMatchObject([{ ticket: 'keeper 1' }])
  // Nothing of it stays.
  expect([...browser.values]).toEqual([])
  await expect(browser.frame().finish(uri)).rejects.toMatchObject({ code: 'code_expired' })
})

test('no login is finished by another address, too late, or after a no', async () => {
  const browser = openBrowser({ guarded: false })
  const { uri } = await browser.frame().start('x', { origin, returnTo })
  for (const other of ['', `${uri}0`, `${url}/go?state=2`])
    await expect(browser.frame().finish(other)).rejects.toMatchObject({ code: 'code_expired' })
  browser.answer({ status: 'refused', reason: 'No' })
  await expect(browser.frame().finish(uri)).rejects.toMatchObject({ code: 'social_refused' })
  expect([...browser.values]).toEqual([])

  const late = openBrowser()
  const begun = await late.frame().start('x', { origin, returnTo })
  late.pass(600_000)
  late.answer(login)
  await expect(late.frame().finish(begun.uri)).rejects.toMatchObject({ code: 'code_expired' })
  expect(late.bodies(finishSocial)).toEqual([])
})

test('a login leads back to no page but the one that asks', async () => {
  const browser = openBrowser()
  for (const elsewhere of [
    'https://evil.example/',
    `${origin}.evil.example/`,
    'javascript:alert(1)',
    '/cart',
    '',
  ])
    await expect(
      browser.frame().start('google', { origin, returnTo: elsewhere }),
    ).rejects.toMatchObject({ name: 'Failure' })
  expect(browser.bodies(startSocial)).toEqual([])
})

test('a browser that keeps nothing is not promised to come back, and one that does so without the wish is let in by what the window told', async () => {
  const short = openBrowser({ isLasting: false })
  expect(await short.frame().start('google', { origin, returnTo })).toMatchObject({
    returns: false,
  })
  expect(short.bodies(startSocial)).toMatchObject([{ returnTo: undefined }])
  const browser = openBrowser()
  await browser.frame().start('google', { origin, returnTo })
  const frame = browser.frame()
  const { uri, returns } = await frame.start('google', { origin })
  expect(returns).toBe(false)
  const hash = String(browser.bodies(startSocial).at(-1)?.hash)
  const told = `${url}/login/social/back?round=${hash}`
  browser.answer(login)
  // By either address, in this frame or the next one of this browser, once.
  for (const one of [told, uri])
    await expect(frame.finish(one)).resolves.toMatchObject({ login: login.login })
  await frame.start('google', { origin })
  await expect(browser.frame().finish(told)).rejects.toMatchObject({ code: 'code_expired' })
})

test('a keeper that brings the login of another provider, or a proof of its own beside it, proves nothing to the guard', async () => {
  const browser = openBrowser()
  const frame = browser.frame()
  const { uri } = await frame.start('google', { origin })
  const farcaster = { message: 'signed', signature: 'by the keeper’s own' }
  for (const provider of ['farcaster', 'email', 'x']) {
    const said = { session: 'token', identity: { ...identity, provider } }
    browser.answer({ status: 'done', login: said, farcaster })
    await expect(frame.finish(uri)).rejects.toMatchObject({ code: 'login_changed' })
  }
  browser.answer({ ...login, farcaster })
  await expect(frame.finish(uri)).resolves.toMatchObject({
    proof: { ticket: 'guard 1', secret: expect.any(String) },
  })
})
