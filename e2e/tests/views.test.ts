import { expect } from 'vitest'
import { findFaults } from '../world/axe.js'
import { mount, setTheme } from '../world/mount.js'
import { overflowing } from '../world/overflowing.js'
import { scenes } from '../world/scenes.js'
import { phone } from '../world/screens.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

for (const scene of scenes)
  test(`${scene.name} has no fault for those who cannot see or point, in both themes, and fits both screens`, async ({
    stage,
  }) => {
    const visit = await stage.visit('/fixture', {
      ...scene.visit,
      context: { reducedMotion: 'reduce', ...(scene.agent && { userAgent: scene.agent }) },
    })
    await mount(visit, { ...scene.options, themeMode: 'dark' }, scene.pairing)
    await scene.arrange(visit)
    await settled(visit)
    expect(await findFaults(visit.page), 'dark').toEqual([])
    expect(await visit.page.evaluate(overflowing), 'on a desktop').toEqual([])
    expect((await visit.dialog.boundingBox())?.width).toBe(360)

    await setTheme(visit, 'light')
    await visit.page.setViewportSize(phone.viewport)
    await settled(visit)
    expect(await findFaults(visit.page), 'light').toEqual([])
    expect(await visit.page.evaluate(overflowing), 'on a phone').toEqual([])
    const box = await visit.dialog.boundingBox()
    expect({ x: box?.x, width: box?.width, end: end(box) }).toEqual({ x: 0, width: 360, end: 740 })

    await visit.page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await settled(visit)
    expect(await visit.page.evaluate(overflowing), 'from right to left').toEqual([])
  })

const end = (box: { y: number; height: number } | null) => box && Math.round(box.y + box.height)

test('no page of the demo has a fault, in either theme', async ({ stage }) => {
  for (const path of ['/', '/two', '/embedded', '/wallets'])
    for (const theme of ['dark', 'light']) {
      const visit = await stage.visit(`${path}?theme=${theme}`)
      await visit.page.locator('main').waitFor()
      if (path === '/embedded') await visit.page.getByRole('list', { name: 'Wallets' }).waitFor()
      expect(await findFaults(visit.page), `${path} ${theme}`).toEqual([])
      await visit.context.close()
    }
})
