import { afterEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

const aborted = { code: 4001 }

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

async function open() {
  site = await createSite()
  const page = site.open('https://app.example.com')
  await page.logIn('ada@example.com')
  return page
}

test('a page of the wallet ends when the page around the frame no longer waits for it', async () => {
  const { ask, pages } = await open()
  const visit = ask('OPEN_WALLET', { page: 'log' }, 'visit')
  const ended = expect(visit).rejects.toMatchObject(aborted)
  await expect.poll(() => pages.map(({ page }) => page)).toEqual(['log'])
  await ask('RPC_ABORT', { id: 'visit' })
  await ended
  expect(pages).toEqual([])
})

test('a page that still loads ends by it, too', async () => {
  const { ask, pages } = await open()
  const visit = ask('OPEN_WALLET', { page: 'log' }, 'visit')
  const ended = expect(visit).rejects.toMatchObject(aborted)
  await ask('RPC_ABORT', { id: 'visit' })
  await ended
  expect(pages).toEqual([])
})

test('the late end of an earlier page leaves the one that is shown', async () => {
  const { ask, pages } = await open()
  const earlier = ask('OPEN_WALLET', { page: 'log' }, 'earlier')
  await expect.poll(() => pages).toHaveLength(1)
  pages.shift()?.leave()
  await earlier
  const later = ask('OPEN_WALLET', { page: 'export' }, 'later')
  await expect.poll(() => pages).toHaveLength(1)
  await ask('RPC_ABORT', { id: 'earlier' })
  await ask('RPC_ABORT', { id: 'of no message' })
  expect(pages.map(({ page }) => page)).toEqual(['export'])
  pages.shift()?.leave()
  await expect(later).resolves.toBeUndefined()
})
