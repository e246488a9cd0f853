import { fileURLToPath } from 'node:url'
import { directory } from '../world/directory.js'
import { mount, setTheme } from '../world/mount.js'
import { scenes } from '../world/scenes.js'
import { phone } from '../world/screens.js'
import { test } from '../world/test.js'
import { arabic } from './arabic.js'
import { galleryFolder } from './galleryFolder.js'
import { shoot } from './shoot.js'

/** Twice as sharp would be twice as heavy. */
const sharp = { reducedMotion: 'reduce', deviceScaleFactor: 1.5 } as const

const themes = ['dark', 'light'] as const

for (const { name, visit: more, options, whole = false, agent, pairing, arrange } of scenes) {
  const userAgent = agent && { userAgent: agent }
  test(`${name}`, async ({ stage }) => {
    const visit = await stage.visit('/fixture', { ...more, context: { ...sharp, ...userAgent } })
    await mount(visit, { ...options, themeMode: 'dark' }, pairing)
    await visit.page.mouse.click(1, 1)
    await arrange(visit)
    for (const theme of themes) {
      await setTheme(visit, theme)
      await shoot(visit, `${name}-${theme}`, { whole })
    }
  })

  test(`${name} phone`, async ({ stage }) => {
    const context = { ...phone, reducedMotion: 'reduce', ...userAgent } as const
    const visit = await stage.visit('/fixture', { ...more, context })
    await mount(visit, { ...options, themeMode: 'dark' }, pairing)
    await visit.page.touchscreen.tap(1, 1)
    await arrange(visit)
    for (const theme of themes) {
      await setTheme(visit, theme)
      await shoot(visit, `${name}-phone-${theme}`, { whole: true })
    }
  })
}

test('right to left', async ({ stage }) => {
  const visit = await stage.visit('/fixture', { context: sharp })
  await visit.page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await mount(visit, { ...arabic, customWallets: directory(3), themeMode: 'dark' })
  await visit.open()
  for (const theme of themes) {
    await setTheme(visit, theme)
    await shoot(visit, `connect-rtl-${theme}`)
  }
  await visit.pick('Kestrel')
  await visit.accountButton.waitFor()
  await visit.openAccount()
  await visit.dialog.getByTestId('account-balance').waitFor()
  for (const theme of themes) {
    await setTheme(visit, theme)
    await shoot(visit, `account-rtl-${theme}`)
  }
})

for (const theme of themes)
  test(`page ${theme}`, async ({ stage }) => {
    const visit = await stage.visit(`/?theme=${theme}`, { context: { reducedMotion: 'reduce' } })
    await visit.connectButton.waitFor()
    const shot = (name: string) =>
      visit.page.screenshot({
        path: fileURLToPath(new URL(`${name}.png`, galleryFolder)),
      })
    await shot(`page-${theme}`)
    await visit.open()
    await shoot(visit, `page-open-${theme}`, { whole: true })
    await visit.pick('Kestrel')
    await visit.modal.waitFor({ state: 'detached' })
    await visit.accountButton.getByText(/ ETH$/).waitFor()
    await shot(`page-connected-${theme}`)
  })
