import { createHash } from 'node:crypto'
import { startGuardSocial, startSocial } from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardUrl } from '../guard/testing/startTestGuard.js'
import { page, walletUrl } from '../login/testing/startLogin.js'
import { hashOf } from '../secrets/hashOf.js'
import { newSecret } from '../secrets/newSecret.js'
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
async function begin({
  guarded = false,
  provider = 'google' as 'google' | 'apple',
  returns = true,
} = {}) {
  const browser = await services.keeper.browser()
  const hash = hashOf(newSecret())
  const back = `${walletUrl}/login/social/back?round=${hash}`
  const asked = { provider, origin: page, hash: hashOf(newSecret()), returnTo: back }
  const onward = guarded
    ? (await (await services.guard.browser()).call(startGuardSocial, asked)).uri
    : undefined
  const { uri } = await browser.call(startSocial, {
    ...{ provider, origin: page, hash, onward, returnTo: returns ? returnTo : undefined },
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

test('leads back only by a page after a yes, and not at all after a no', async () => {
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

test('the last page tells the page that began, where it holds the window, by what address the round is finished', async () => {
  for (const guarded of [false, true]) {
    const { uri, back } = await begin({ guarded, returns: false })
    const end = await services.newWindow().go(uri, { as: ann, says: 'yes' })
    expect(end.text).toContain('You are logged in')
    expect(end.text).toContain(`<body data-origin="${page}" data-result-uri="${back}">`)
    // One line of script, and the policy lets no other run.
    const [, script = ''] = /<script>([^<]+)<\/script>/.exec(end.text) ?? []
    const allowed = `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(end.headers.get('content-security-policy')).toContain(allowed)
    expect(end.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const told: unknown[][] = []
    const run = (opener: unknown, dataset = { origin: page, resultUri: back }) =>
      new Function('document', 'opener', 'close', script)({ body: { dataset } }, opener, () =>
        told.push(['closed']),
      )
    run({ postMessage: (...message: unknown[]) => told.push(message) })
    run(null)
    expect(told).toEqual([[{ resultUri: back }, page], ['closed']])
  }
})

test('says in its own window why the login failed, where no page is led back to', async () => {
  const window = services.newWindow()
  const { uri, back } = await begin({ guarded: true, returns: false })
  expect((await window.go(back)).text).toContain('You are not logged in')
  const asked = await window.go(uri, { as: ann, says: 'no' })
  expect(asked.text).toContain('You are not logged in')
  expect(asked.text).not.toMatch(/<script|data-origin/)

  const atGuard = await begin({ guarded: true, returns: false })
  const { text } = await services.newWindow().go(`${atGuard.back}&refused=denied`)
  expect(text).toContain('You said no, so nothing happened.')
})

test('a page that was left by a client that says so behind the state is come back to, and no other', async () => {
  const leave = async (to: string, guarded: boolean) => {
    const { uri, back } = await begin({ guarded, returns: false })
    const left = uri.replace('&', `--${encodeURIComponent(to)}&`)
    const end = await services
      .newWindow()
      .go(left, { as: ann, says: 'yes', until: (url) => url.includes('result_uri') })
    return { end, back }
  }
  for (const guarded of [false, true]) {
    const { end, back } = await leave(`${page}/cart?item=5#part`, guarded)
    const came = new URL(end.url)
    expect(came.searchParams.get('result_uri')).toBe(back)
    came.searchParams.delete('result_uri')
    expect(came.href).toBe(`${page}/cart?item=5#part`)
  }
  for (const elsewhere of [
    'https://evil.example/',
    `${page}.evil.example/`,
    'http://[',
    `https://ann:x@${new URL(page).host}/`,
  ]) {
    const { end } = await leave(elsewhere, false)
    expect(end.text, elsewhere).toContain('You are logged in')
  }
})

test('leads only to the requesting page, of a project that lists its pages', async () => {
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

  // A project that names no pages gives no login: a redirect to a freely chosen page is refused.
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
