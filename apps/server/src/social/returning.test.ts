import { startGuardSocial, startSocial } from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardUrl } from '../guard/testing/startTestGuard.js'
import { hashOf, newSecret } from '../login/newId.js'
import { page, walletUrl } from '../login/testing/startLogin.js'
import { putProject } from '../testing/putProject.js'
import { type Services, startServices } from './testing/startServices.js'

/* Rounds in the page's own tab: they lead back to it. */

const ann = { subject: '1001', name: 'Ann Archer', email: 'ann@example.com' }
const returnTo = `${page}/cart?item=5&result_uri=4fzzzxjylrx`

let services: Services
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.stop())

const isPage = (url: string) => url.startsWith(page)

/** Begins a round as the frame does in a tab that leaves its page, with the guard's or without. */
async function begin({ guarded = false, provider = 'google' as 'google' | 'apple' } = {}) {
  const browser = await services.keeper.browser()
  const hash = hashOf(newSecret())
  const back = `${walletUrl}/login/social/back?round=${hash}`
  const asked = { provider, origin: page, hash: hashOf(newSecret()), returnTo: back }
  const onward = guarded
    ? (await (await services.guard.browser()).call(startGuardSocial, asked)).uri
    : undefined
  const { uri } = await browser.call(startSocial, {
    ...{ provider, origin: page, hash, onward, returnTo },
  })
  return { uri, back }
}

test('leads back to the page that was left, after one service or two, whatever was said', async () => {
  for (const guarded of [false, true])
    for (const as of [ann, undefined]) {
      const { uri } = await begin({ guarded })
      const end = await services
        .newWindow()
        .go(uri, { ...(as && { as }), says: 'yes', until: isPage })
      expect(end.url).toBe(returnTo)
      const atGuard = end.visited.filter((url) => url.startsWith(guardUrl)).length
      expect(atGuard > 0).toBe(guarded && as !== undefined)
    }
})

test('leads back from the answer of a form as well', async () => {
  const { uri } = await begin({ guarded: true, provider: 'apple' })
  expect((await services.newWindow().go(uri, { as: ann, says: 'yes', until: isPage })).url).toBe(
    returnTo,
  )
})

test('leads nobody there who said that it was not them, and who says that it was by a page', async () => {
  for (const answer of ['no', 'yes']) {
    const { uri } = await begin()
    const victim = services.newWindow()
    const asked = await victim.go(uri, { as: ann, until: isPage })
    const confirm = /name="confirm" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    const tick = answer === 'yes' && { began: 'yes' }
    const end = await victim.post(`${walletUrl}/login/social/confirm`, { confirm, answer, ...tick })
    expect(end.status).toBe(200)
    expect(end.text.includes('result_uri=4fzzzxjylrx')).toBe(answer === 'yes')
  }
})

test('leads to no page but the one that asks, of a project that says which are its own', async () => {
  const browser = await services.keeper.browser()
  const start = (changes: object) =>
    browser.call(startSocial, { provider: 'google', origin: page, hash: hashOf('x'), ...changes })
  for (const elsewhere of [
    'https://evil.example/',
    `${page}.evil.example/`,
    'https://shop.example@evil.example/',
    'https://ann:secret@shop.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    '//evil.example/',
    '/cart',
    'javascript:alert(1)',
    `${page}/${'x'.repeat(2_048)}`,
    `${page}\\@evil.example/`,
  ])
    await expect(start({ returnTo: elsewhere }), elsewhere).rejects.toMatchObject({ status: 400 })

  // A project that names no pages logs nobody in: nobody is led back to where anybody may choose.
  await putProject(services.keeper, { id: 'open', allowedOrigins: [] })
  const open = { projectId: 'open', origin: 'https://evil.example' }
  await expect(start({ ...open, returnTo: 'https://evil.example/' })).rejects.toMatchObject({
    status: 403,
  })
})

test('leads from the guard to the keeper alone, and from there by a round that is known', async () => {
  const browser = await services.guard.browser()
  for (const elsewhere of [
    returnTo,
    'https://evil.example/login/social/back',
    `${walletUrl}/elsewhere`,
    `${walletUrl}.evil.example/login/social/back`,
    `${walletUrl}/login/social/back/..%2f..%2felsewhere`,
  ])
    await expect(
      browser.call(startGuardSocial, {
        ...{ provider: 'google', origin: page, hash: hashOf('x'), returnTo: elsewhere },
      }),
    ).rejects.toMatchObject({ status: 400 })
  for (const round of ['', 'x', hashOf(newSecret())])
    expect(
      (await services.newWindow().go(`${walletUrl}/login/social/back?round=${round}`)).status,
    ).toBe(404)
  const { back } = await begin()
  services.keeper.wait(600_000)
  expect((await services.newWindow().go(back)).status).toBe(404)
})
