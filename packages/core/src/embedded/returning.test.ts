import { describe, expect, onTestFinished, test } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.js'
import { cancelEmbeddedLogin } from './cancelEmbeddedLogin.js'
import { refuse } from './fixtures/fakeFrame.js'
import { flush, openPages } from './fixtures/openPage.js'
import { leaveForSocial } from './leaveForSocial.js'
import { leavesForSocial } from './leavesForSocial.js'

const uri = 'https://id.example/authorize?state=1'
const openPage = openPages(onTestFinished)

/** A page in Telegram's view, at an address, over what an earlier page of it left behind. */
function inTelegram({
  href = 'https://shop.example/cart?item=5#/list',
  ...given
}: { href?: string } & Parameters<typeof openPage>[0] = {}) {
  const answers = { GET_SOCIAL_REDIRECT_URI: () => ({ uri, returns: true }), ...given.answers }
  const went: string[] = []
  const location = Object.assign(new URL(href), {
    assign: (to: string) => void went.push(to),
    replace: (to: string) => Object.assign(location, { href: to }),
  })
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => Object.assign(location, { href: to }),
  }
  const telegram = { TelegramWebviewProxy: {}, location, history }
  return { ...openPage({ ...given, answers, extra: telegram }), went, location }
}

/** Leaves the page, and gives what the address says to the one that comes back, with what the browser kept. */
async function leave(stored = memoryStorage()) {
  const page = inTelegram({ stored })
  await page.ready()
  await expect(leaveForSocial(page.client, { provider: 'github' })).resolves.toBe(true)
  const payloads = page.said('GET_SOCIAL_REDIRECT_URI').map(({ payload }) => payload)
  const [{ returnTo } = { returnTo: '' }] = payloads as { returnTo: string }[]
  page.end()
  return { ...page, stored, returnTo }
}

/** Whatever follows from the address has happened. */
const arrived = async ({ client }: ReturnType<typeof inTelegram>) => {
  await client.handles.wake?.()
  // Fetched already, so that it is run within the turns that are waited for.
  await import('./returnFromSocial.js')
  await flush()
}
const shown = (page: ReturnType<typeof inTelegram>) => page.state().modal
const comeBack = async (...given: Parameters<typeof inTelegram>) => {
  const page = inTelegram(...given)
  await arrived(page)
  return page
}

describe('a social login in the page’s own tab', () => {
  test('leaves for the provider, and keeps what follows the # to itself', async () => {
    const { went, returnTo } = await leave()
    expect(went).toEqual([uri])
    expect(returnTo).toMatch(/^https:\/\/shop\.example\/cart\?item=5&result_uri=[0-9a-f]{32}$/)
  })

  test('goes on where the page was left, and cleans the address', async () => {
    const { stored, returnTo } = await leave()
    const page = await comeBack({ stored, href: returnTo })
    expect(page.location.href).toBe('https://shop.example/cart?item=5#/list')
    expect(shown(page)).toMatchObject({
      open: true,
      history: [
        { name: 'Connect' },
        { name: 'ConnectingSocial', data: { provider: 'github', uri } },
      ],
    })
    // Another visit of the address, by the back button or a copy, resumes nothing.
    const again = await comeBack({ stored, href: returnTo })
    expect(shown(again).open).toBe(false)
  })

  test.each([
    [
      'that nobody chose',
      () => 'https://shop.example/?result_uri=00000000000000000000000000000000',
    ],
    ['that is an address', () => `https://shop.example/?result_uri=${encodeURIComponent(uri)}`],
    ['that is code', () => 'https://shop.example/?result_uri=javascript:alert(1)'],
    ['that is empty', () => 'https://shop.example/?result_uri='],
    ['said twice', (own: string) => `${own}&result_uri=x`],
    ['said twice the same', (own: string) => `${own}&${own.split('&')[1]}`],
  ])('is not what an address says %s, and stays as it was', async (_, href) => {
    const { stored, returnTo } = await leave()
    const page = await comeBack({ stored, href: href(returnTo) })
    expect(page.location.href).not.toContain('result_uri')
    expect(shown(page).open).toBe(false)
    expect(page.said('CONNECT_SOCIAL')).toEqual([])
    const right = await comeBack({ stored, href: returnTo })
    expect(shown(right).open).toBe(true)
  })

  test('is not another browser’s', async () => {
    const { returnTo } = await leave()
    expect(shown(await comeBack({ stored: memoryStorage(), href: returnTo })).open).toBe(false)
  })

  test('is refused as too late by the frame, and is forgotten', async () => {
    const { stored, returnTo } = await leave()
    const late = inTelegram({ stored, href: returnTo })
    late.client.held.pass(600_000)
    await arrived(late)
    expect(shown(late).open).toBe(true)
    expect(Object.keys(stored).join()).not.toContain('social')
  })

  test('is given up by who calls it off', async () => {
    const { stored, returnTo } = await leave()
    const page = await comeBack({ stored, href: 'https://shop.example/' })
    cancelEmbeddedLogin(page.client)
    expect(shown(await comeBack({ stored, href: returnTo })).open).toBe(false)
  })

  test('never goes on at what its own storage should not hold', async () => {
    const stored = memoryStorage({
      'foyer:test:v1:social': JSON.stringify({
        ...{ provider: 'evil', state: 'x', uri, until: 9e15, hash: 'javascript:alert(1)' },
      }),
    })
    const page = await comeBack({ stored, href: 'https://shop.example/?result_uri=x' })
    expect(shown(page).open).toBe(false)
    expect(page.location.href).toBe('https://shop.example/#javascript:alert(1)')
  })

  test('takes another window where nothing outlives the page', async () => {
    const older = inTelegram({ answers: { GET_SOCIAL_REDIRECT_URI: () => ({ uri }) } })
    await older.ready()
    await expect(leaveForSocial(older.client, { provider: 'x' })).resolves.toEqual({ uri })
    const full = memoryStorage()
    full.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const blocked = inTelegram({ stored: full })
    await blocked.ready()
    await expect(leaveForSocial(blocked.client, { provider: 'x' })).resolves.toEqual({ uri })
    expect([...older.went, ...blocked.went]).toEqual([])
  })

  test('never leaves for what is no web address, nor after a refusal', async () => {
    for (const answer of [
      () => ({ uri: 'javascript:alert(1)', returns: true }),
      () => refuse('Off', 'provider_off'),
    ]) {
      const page = inTelegram({ answers: { GET_SOCIAL_REDIRECT_URI: answer } })
      await page.ready()
      await expect(leaveForSocial(page.client, { provider: 'google' })).rejects.toThrow()
      expect(page.went).toEqual([])
      expect(Object.keys(page.stored).join()).not.toContain('social')
    }
  })

  test('is for Telegram’s own view alone', () => {
    expect(leavesForSocial(inTelegram().client)).toBe(true)
    expect(leavesForSocial(openPage().client)).toBe(false)
    const framed = openPage({ extra: { TelegramWebviewProxy: {}, top: {} } })
    expect(leavesForSocial(framed.client)).toBe(false)
  })
})
