import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { overflowing } from '../world/overflowing.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

/** Whatever a wallet did: the modal still opens, and an honest wallet connects. */
const stillWorks = async (visit: Visit) => {
  if (await visit.modal.isVisible()) {
    await visit.page.keyboard.press('Escape')
    await visit.modal.waitFor({ state: 'detached' })
  }
  await visit.connect('Bramble')
  await see(visit.status, 'connected')
}

test('a script in the icon of a wallet never runs', async ({ stage }) => {
  const visit = await stage.visit('/', { hostile: ['scriptInIcon'] })
  await visit.open()
  for (const name of ['Scripted Icon', 'Escaping Icon', 'Script Address Icon'])
    await visit.wallet(name).waitFor()
  await visit.pick('Scripted Icon')
  await visit.accountButton.waitFor()
  expect(await visit.page.evaluate(() => '__foyerIconRan' in globalThis)).toBe(false)
  await visit.disconnect()
  await stillWorks(visit)
})

test('two wallets that claim to be one are both shown, marked, and explained', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { wallets: ['bramble'], hostile: ['sharedRdns'] })
  await visit.open()
  await see(visit.wallet('Kestrel Pro'), 'Two claim this name')
  await expect.poll(() => visit.dialog.getByText('Two claim this name').count()).toBe(2)
  await see(visit.dialog, 'Two wallets in this browser say they are the same one.')
  await stillWorks(visit)
})

test('each of two wallets with one name for themselves is asked when it is picked', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { wallets: ['bramble'], hostile: ['sharedRdns'] })
  await visit.open()
  await visit.pick('Kestrel Pro')
  await visit.accountButton.waitFor()
  await see(visit.address, '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720')
})

test('a name of ten thousand characters breaks no layout in any view it reaches', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { hostile: ['longName'] })
  await visit.open()
  await settled(visit)
  expect(await visit.page.evaluate(overflowing)).toEqual([])
  expect((await visit.dialog.boundingBox())?.width).toBe(360)
  const row = visit.wallet('Long')
  expect((await row.boundingBox())?.height).toBeLessThan(80)
  await row.click()
  await visit.accountButton.waitFor()
  await visit.openAccount()
  await settled(visit)
  expect(await visit.page.evaluate(overflowing)).toEqual([])
  await visit.dialog.getByTestId('disconnect').click()
  await stillWorks(visit)
})

test('a wallet that never says anything can be left at any moment', async ({ stage }) => {
  const visit = await stage.visit('/', { hostile: ['neverAnswers'] })
  await visit.open()
  await visit.pick('Silent')
  await see(visit.sentence, 'Continue in Silent')
  await visit.button('Cancel').click()
  await stillWorks(visit)
})

test('a wallet that answers twice is believed once', async ({ stage }) => {
  const visit = await stage.visit('/', { hostile: ['answersTwice'] })
  await visit.open()
  await visit.pick('Echo')
  await visit.accountButton.waitFor()
  await see(visit.address, '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')
  await visit.disconnect()
  await stillWorks(visit)
})

test('a wallet that lies about its network ends in a view that can be left', async ({ stage }) => {
  const visit = await stage.visit('/', { hostile: ['liesAboutChain'] })
  await visit.open()
  await visit.pick('Liar')
  const settled = visit.sentence.or(visit.accountButton).first()
  await settled.waitFor()
  await expect
    .poll(async () => {
      const words = (await visit.modal.isVisible()) ? await visit.sentence.textContent() : 'closed'
      return words
    })
    .toMatch(/closed|This network is not supported|Could not connect/)
  if (await visit.dialog.getByTestId('disconnect').isVisible())
    await visit.dialog.getByTestId('disconnect').click()
  else if (await visit.accountButton.isVisible()) await visit.disconnect()
  await stillWorks(visit)
})

for (const kind of ['a string', 'undefined', 'null', 'a number', 'an object', 'a trap'])
  test(`a wallet that throws ${kind} ends in a sentence and another try`, async ({ stage }) => {
    const visit = await stage.visit('/', { hostile: ['throwsNonErrors'] })
    await visit.open()
    await visit.pick(`Throws ${kind}`)
    await see(visit.sentence, /^(Could not connect|Connection declined)$/)
    await visit.button('Try again').click()
    await see(visit.sentence, /^(Could not connect|Connection declined)$/)
    await stillWorks(visit)
  })

test('of announcements that are none, the one with a wallet behind it is listed once and fails in words', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { hostile: ['announcesGarbage'] })
  await visit.open()
  await visit.wallet('Bramble').waitFor()
  const rows = visit.dialog.getByRole('button', { name: /garbage/i })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  await rows.click()
  await see(visit.sentence, /^(The wallet is locked|Could not connect)$/)
  await stillWorks(visit)
})

test('all wallets that misbehave at once leave a list that works', async ({ stage }) => {
  const visit = await stage.visit('/', {
    wallets: ['bramble'],
    hostile: [
      'announcesGarbage',
      'answersTwice',
      'liesAboutChain',
      'longName',
      'neverAnswers',
      'scriptInIcon',
      'sharedRdns',
      'throwsNonErrors',
    ],
  })
  await visit.open()
  await visit.wallet('Bramble').waitFor()
  await settled(visit)
  expect(await visit.page.evaluate(overflowing)).toEqual([])
  await stillWorks(visit)
})

test('an old wallet at window.ethereum is listed and connects', async ({ stage }) => {
  const visit = await stage.visit('/', { wallets: ['saltbox'] })
  await visit.open()
  await visit.pick('Browser Wallet')
  await visit.accountButton.waitFor()
  await see(visit.address, (await visit.drive('Saltbox').addresses())[0] ?? 'no account')
  await visit.page.reload()
  await visit.accountButton.waitFor()
})
