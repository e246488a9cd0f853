import { afterEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

async function open() {
  site = await createSite()
  const { ask, speech } = site.open('https://app.example.com')
  // As the frame does with the languages of its browser.
  speech.wish(['ar-XB', 'en'])
  return {
    speech,
    sync: (locale?: string) =>
      ask('SYNC_DAPP_DATA', { projectId: 'shop', ...(locale !== undefined && { locale }) }),
  }
}

test('the screens are in the language of the page’s modal', async () => {
  const { speech, sync } = await open()
  await sync('en-XA')
  expect(speech.locale()).toBe('en-XA')
  expect((await speech.load()).own?.approval).toBeDefined()
})

test.each(['de', 'xx-YY'])('a language without texts is English: %s', async (locale) => {
  const { speech, sync } = await open()
  await sync(locale)
  expect(speech.locale()).toBe('en-US')
  expect((await speech.load()).own).toBeUndefined()
})

test.each([undefined, '', 'no language', 'constructor', '<script>'])(
  'a page that names no language leaves it to the browser: %j',
  async (locale) => {
    const { speech, sync } = await open()
    await sync(locale)
    expect(speech.locale()).toBe('ar-XB')
  },
)
