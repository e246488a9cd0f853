import { afterEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

async function open() {
  site = await createSite()
  const page = site.open('https://app.example.com')
  const { address } = await page.logIn('ada@example.com')
  const sign = (text: string) => {
    const answer = page.ask('RPC_REQUEST', { method: 'personal_sign', params: [text, address] })
    // Heard by who awaits it.
    answer.catch(() => undefined)
    return answer
  }
  const shown = (count: number) => expect.poll(() => page.shown).toHaveLength(count)
  return { page, sign, shown }
}

test('a page that hides the frame takes back all that it asked: nothing of it is done', async () => {
  const { page, sign, shown } = await open()
  const asked = [sign('one'), sign('two'), sign('three')]
  await shown(1)
  page.hide()
  for (const one of asked) await expect(one).rejects.toMatchObject({ code: 4001 })
  page.shown[0]?.say('approved')
  // Neither it nor what waited behind it comes up when the frame is shown again for another.
  const next = sign('four')
  await shown(2)
  expect(page.shown[1]?.action).toMatchObject({ bytes: new TextEncoder().encode('four') })
  page.shown[1]?.say('approved')
  await expect(next).resolves.toMatch(/^0x/)
})

test('what was approved before the page hid the frame is done', async () => {
  const { page, sign, shown } = await open()
  const asked = sign('one')
  await shown(1)
  page.shown[0]?.say('approved')
  await expect(asked).resolves.toMatch(/^0x/)
  page.hide()
})
