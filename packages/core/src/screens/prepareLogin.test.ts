import { expect, onTestFinished, test } from 'vitest'
import { flush, openPages } from '../embedded/fixtures/openPage.js'
import { liveEmbedded } from '../embedded/liveEmbedded.js'
import { prepareLogin } from './prepareLogin.js'

const page = openPages(onTestFinished)
const installed = { navigator: { userAgent: '', standalone: true } }
const media = (shown: string) => (query: string) =>
  Object.assign(new EventTarget(), { matches: query === `(display-mode: ${shown})` })

test.each([
  ['iOS', installed],
  ['other systems', { matchMedia: media('standalone') }],
])('an installed app on %s loads the frame before the press', async (_, extra) => {
  const { client, elements, pass, state } = page({ extra })
  await prepareLogin(client)
  await liveEmbedded(client)
  await pass(500)
  expect(elements).toHaveLength(1)
  expect(state().embedded.frame).toBe('ready')
  expect(state().notices.alert).toBeUndefined()
})

test('a frame that does not load there is an alert with the error, and the next request loads anew', async () => {
  const { client, pass, soon, state, switches } = page({ extra: installed, loads: false })
  await prepareLogin(client)
  const { request } = await liveEmbedded(client)
  await pass(20_000)
  await expect
    .poll(() => state().notices.alert)
    .toMatchObject({
      code: 'embedded_wallet_failed_in_pwa',
      data: { message: 'Unable to load email login dependency' },
    })
  switches.loads = true
  await expect(soon(request('IS_CONNECTED', undefined))).resolves.toBeDefined()
})

test('a page in a browser, and one without social logins, load nothing', async () => {
  for (const given of [
    { extra: { matchMedia: media('browser') } },
    { extra: installed, options: { features: { email: false, socials: false as const } } },
    { extra: installed, options: { features: { socials: false as const } } },
  ]) {
    const { client, elements, state } = page(given)
    await prepareLogin(client)
    await flush()
    expect(elements).toEqual([])
    expect(state().embedded.frame).toBe('none')
  }
})
