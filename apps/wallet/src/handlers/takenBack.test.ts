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
  const approve = (index: number) => page.shown[index]?.say('approved')
  return { page, sign, shown, approve }
}

test('a page that hides the frame takes back all its requests: nothing of them is done', async () => {
  const { page, sign, shown } = await open()
  const asked = [sign('one'), sign('two'), sign('three')]
  page.show(true)
  await shown(1)
  page.show(false)
  for (const one of asked) await expect(one).rejects.toMatchObject({ code: 4001 })
  page.shown[0]?.say('approved')
  // Neither it nor what waited behind it comes up when the frame is shown again for another.
  const next = sign('four')
  page.show(true)
  await shown(2)
  expect(page.shown[1]?.action).toMatchObject({ bytes: new TextEncoder().encode('four') })
  page.shown[1]?.say('approved')
  await expect(next).resolves.toMatch(/^0x/)
})

test('what was approved before the page hid the frame is done', async () => {
  const { page, sign, shown } = await open()
  const asked = sign('one')
  page.show(true)
  await shown(1)
  page.shown[0]?.say('approved')
  await expect(asked).resolves.toMatch(/^0x/)
  page.show(false)
})

test('a request that overtakes the hiding after the one before stays, and is shown with the frame again', async () => {
  const { page, sign, shown, approve } = await open()
  const first = sign('one')
  page.show(true)
  await shown(1)
  approve(0)
  await first
  // The page hides the frame after an answer; the browser reports that with the next picture, after a message.
  const next = [sign('two'), sign('three')]
  await shown(2)
  page.show(false)
  page.show(true)
  page.pass(3_000)
  approve(1)
  await shown(3)
  approve(2)
  for (const one of next) await expect(one).resolves.toMatch(/^0x/)
})

test('a request that overtakes the hiding is dropped where the frame stays hidden, and one that came later is not', async () => {
  const { page, sign, shown, approve } = await open()
  page.show(true)
  const early = sign('early')
  await shown(1)
  page.show(false)
  const later = sign('later')
  page.pass(3_000)
  await expect(early).rejects.toMatchObject({ code: 4001 })
  page.show(true)
  await shown(2)
  approve(1)
  await expect(later).resolves.toMatch(/^0x/)
  // Once the frame came back for a request, that one is given up with the frame as any other.
  const stale = sign('stale')
  await shown(3)
  page.show(false)
  page.show(true)
  page.show(false)
  await expect(stale).rejects.toMatchObject({ code: 4001 })
})
