import { expect } from 'vitest'
import { drawnHere } from '../workbench/drawnHere.js'
import { findFaults } from '../world/axe.js'
import { checkScene } from '../world/checkScene.js'
import type { Visit } from '../world/createVisit.js'
import { embeddedScenes } from '../world/embeddedScenes.js'
import { loginScenes } from '../world/loginScenes.js'
import { scenes } from '../world/scenes.js'
import { settled } from '../world/settled.js'
import { testInMotion as test } from '../world/test.js'

/** Those of the login come in another file, and the workbench looks at most others. */
const later = new Set([...loginScenes, ...embeddedScenes])

for (const scene of scenes.filter((one) => !later.has(one) && !drawnHere.includes(one.name)))
  test(`${scene.name} has no fault for those who cannot see or point, in both themes, and fits both screens`, ({
    stage,
  }) => checkScene(stage, scene))

test('no page of the demo has a fault, in either theme', async ({ stage }) => {
  let beside: Visit | undefined
  for (const path of ['/', '/two', '/inline', '/wallets']) {
    for (const theme of ['dark', 'light']) {
      const visit: Visit = await stage.visit(`${path}?theme=${theme}`, beside && { beside })
      beside ??= visit
      const { page } = visit
      await page.locator('main').waitFor()
      if (path === '/inline') await page.getByRole('list', { name: 'Wallets' }).waitFor()
      expect(await findFaults(page), `${path} ${theme}`).toEqual([])
      await page.close()
    }
  }
})

test('words in a dialog that are too faint to read are found', async ({ stage }) => {
  const visit = await stage.visit('/')
  await visit.page.getByTestId('connect-button').click()
  await settled(visit)
  expect(await findFaults(visit.page)).toEqual([])
  await visit.dialog.getByRole('heading').evaluate((heading) => {
    heading.style.color = 'oklch(0.4 0 0)'
  })
  expect(await findFaults(visit.page)).toEqual([
    expect.stringMatching(/^faint, 2\.\d\d to 1: Connect/),
  ])
})
