import { readGuardShares } from '@foyer/protocol/login'
import { afterEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

const app = 'https://app.example.com'
const docs = 'https://docs.example.com'
const mail = 'ada@example.com'

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

/** What the guard gives to the holder of this browser, whichever user is logged in. */
const readAtGuard = (email = mail) => {
  const services = site.servicesOf(email)
  const { walletId } = services.look().wallet ?? { walletId: '' }
  return services.callsOf('site').guard?.(readGuardShares, { walletId })
}
const refused = { status: 403 }

async function open() {
  site = await createSite()
  const first = site.open(app)
  const { address } = await first.logIn(mail)
  await expect(readAtGuard()).resolves.toMatchObject({ shares: [{ state: 'current' }] })
  return { first, address }
}

test('logging out ends what this browser may read at the guard, with the last page that knew of it', async () => {
  const { first } = await open()
  const second = site.open(docs)
  await second.logIn(mail)
  await first.ask('SIGN_OUT')
  await expect(readAtGuard()).resolves.toBeDefined()
  await second.ask('SIGN_OUT')
  await expect(readAtGuard()).rejects.toMatchObject(refused)
  expect(site.sessions.size).toBe(0)
})

test('logging out on all pages, and a session that the keeper ended, leave the guard alike', async () => {
  const { first } = await open()
  await first.user.end()
  await expect(readAtGuard()).rejects.toMatchObject(refused)
  site.close()
  const { first: again } = await open()
  site.sessions.clear()
  await site
    .open(app)
    .ask('GET_USER')
    .catch(() => undefined)
  void again
  await expect
    .poll(() =>
      readAtGuard()?.then(
        () => 'read',
        () => 'refused',
      ),
    )
    .toBe('refused')
})

test('another user who logs in takes the place of the one before at the guard, too', async () => {
  const { first } = await open()
  await first.logIn('bob@example.com')
  await expect(readAtGuard()).rejects.toMatchObject(refused)
  await expect(readAtGuard('bob@example.com')).resolves.toBeDefined()
})

test('a user who comes back has the same wallet by the code, and the guard mails when it is needed', async () => {
  const { first, address } = await open()
  await first.ask('SIGN_OUT')
  await expect(first.logIn(mail)).resolves.toMatchObject({ address })
  await expect(readAtGuard()).rejects.toMatchObject(refused)
})

test.each([['the guard'], ['the keeper'], ['both of them']])(
  'logging out while %s cannot be reached is done here at once, and there before anything else',
  async (name) => {
    const { first, address } = await open()
    const isOut = { guard: name !== 'the keeper', keeper: name !== 'the guard' }
    Object.assign(site.unreachable, isOut)
    await first.ask('SIGN_OUT')
    await expect(first.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
    expect(site.sessions.size).toBe(isOut.keeper ? 1 : 0)
    // Of what the browser keeps for later nothing is good for anything: neither a token nor what a token is made of.
    const names = await site.store.names('')
    const kept = JSON.stringify([
      names,
      await Promise.all(names.map((one) => site.store.read(one))),
    ])
    for (const token of site.sessions.keys()) expect(kept).not.toContain(token)

    Object.assign(site.unreachable, { guard: false, keeper: false })
    // The next page of the wallet, whoever opens it.
    const next = site.open(docs)
    await next.leaving.settle()
    await expect(readAtGuard()).rejects.toMatchObject(refused)
    expect(site.sessions.size).toBe(0)
    // What comes late ends nothing that began since.
    await expect(next.logIn(mail)).resolves.toMatchObject({ address })
    site.servicesOf(mail).letIn('site')
    await next.leaving.settle()
    await expect(readAtGuard()).resolves.toBeDefined()
  },
)

test('what the guard still has to learn it gets before any other call', async () => {
  const { first } = await open()
  site.unreachable.guard = true
  await first.ask('SIGN_OUT')
  // The next user comes while it is still away, and goes on once it is back.
  await expect(first.logIn('bob@example.com')).rejects.toThrow()
  site.unreachable.guard = false
  expect(site.heardByGuard.splice(0)).not.toContain('/guard/leave')
  await expect(first.ask('CONNECT_EMAIL', { email: 'bob@example.com' })).resolves.toMatchObject({
    action: 'VERIFY_DEVICE',
  })
  expect(site.heardByGuard[0]).toBe('/guard/leave')
  expect(site.heardByGuard.filter((path) => path === '/guard/leave')).toHaveLength(1)
  expect(site.heardByGuard.length).toBeGreaterThan(1)
})
