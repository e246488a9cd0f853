import { finishSocial, roundCookie, startSocial } from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, walletUrl } from '../login/testing/startLogin.js'
import { hashOf } from '../secrets/hashOf.js'
import { newSecret } from '../secrets/newSecret.js'
import { type Services, startServices } from './testing/startServices.js'

/* A wallet whose origin is of the page's own site: its frame marks the browser, and the window of a login brings the mark. */

let open: Services
let strict: Services
beforeAll(async () => {
  ;[open, strict] = await Promise.all([
    startServices(),
    startServices({ FOYER_SOCIAL_SAME_BROWSER: 'yes' }),
  ])
})
afterAll(() => Promise.all([open.stop(), strict.stop()]))

type Provider = 'google' | 'apple' | 'github'

async function begin(services: Services, mark?: string, provider: Provider = 'google') {
  const browser = await services.keeper.browser()
  const secret = newSecret()
  const { ticket, uri } = await browser.call(startSocial, {
    ...{ provider, origin: page, hash: hashOf(secret) },
    ...(mark !== undefined && { mark: hashOf(mark) }),
  })
  return { uri, finish: () => browser.call(finishSocial, { ticket, secret }) }
}

let users = 0
const newUser = () => {
  users += 1
  return { subject: String(8_000 + users), name: 'Ann Archer', email: `ann${users}@example.com` }
}
const marked = (mark: string) => ({ [walletUrl]: [roundCookie, mark] as const })

test.each(['google', 'apple', 'github'] as const)(
  'a round whose browser is marked goes on in a window of that browser and in no other: %s',
  async (provider) => {
    const [mark, as] = [newSecret(), newUser()]
    for (const kept of [{}, marked(newSecret()), marked(''), marked(hashOf(mark))]) {
      const round = await begin(open, mark, provider)
      const end = await open.newWindow(kept).go(round.uri, { as, says: 'yes', from: page })
      expect(end.text).toContain('begun in another browser')
      expect(await round.finish()).toMatchObject({ status: 'refused' })
      // Nor afterwards, by a browser that has the address of what came back.
      const last = end.visited.at(-1) ?? ''
      const again = await open.newWindow(marked(mark)).go(last, { as, says: 'yes' })
      expect(again.status).toBe(404)
    }
    const own = await begin(open, mark, provider)
    await open.newWindow(marked(mark)).go(own.uri, { as, says: 'yes' })
    expect(await own.finish()).toMatchObject({ status: 'done' })
  },
)

test('where the operator requires it, no round begins in a browser that is not marked', async () => {
  await expect(begin(strict)).rejects.toMatchObject({ status: 403, code: 'browser_unmarked' })
  const mark = newSecret()
  const round = await begin(strict, mark)
  const thief = await begin(strict, newSecret())
  const window = () => strict.newWindow(marked(mark))
  await window().go(thief.uri, { as: newUser(), says: 'yes', from: page })
  expect(await thief.finish()).toMatchObject({ status: 'refused' })
  await window().go(round.uri, { as: newUser(), says: 'yes', from: page })
  expect(await round.finish()).toMatchObject({ status: 'done' })
})
