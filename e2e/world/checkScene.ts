import { expect } from 'vitest'
import { findFaults } from './axe.js'
import type { Stage } from './createStage.js'
import { mount, setTheme } from './mount.js'
import { overflowing } from './overflowing.js'
import type { Scene } from './Scene.js'
import { phone } from './screens.js'
import { settled } from './settled.js'

/** That a scene has no fault for those who cannot see or point, in both themes, and fits both screens, both ways of reading. */
export async function checkScene(stage: Stage, scene: Scene): Promise<void> {
  const visit = await stage.visit('/fixture', {
    ...scene.visit,
    context: { reducedMotion: 'reduce', ...(scene.agent && { userAgent: scene.agent }) },
  })
  await mount(visit, { ...scene.options, themeMode: 'dark' }, scene.pairing)
  // Over a page that is shorter than the screen and may not scroll, axe takes even what is fixed for hidden.
  await visit.page.evaluate(() => {
    document.body.style.minBlockSize = '100vh'
  })
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
}

const end = (box: { y: number; height: number } | null) => box && Math.round(box.y + box.height)
