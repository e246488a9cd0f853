import { expect } from 'vitest'
import { findFaults } from '../world/axe.js'
import { checkScene } from '../world/checkScene.js'
import { embeddedScenes } from '../world/embeddedScenes.js'
import { loginScenes } from '../world/loginScenes.js'
import { scenes } from '../world/scenes.js'
import { test } from '../world/test.js'

const later = new Set([...loginScenes, ...embeddedScenes])

for (const scene of scenes.filter((one) => !later.has(one)))
  test(`${scene.name} has no fault for those who cannot see or point, in both themes, and fits both screens`, ({
    stage,
  }) => checkScene(stage, scene))

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
