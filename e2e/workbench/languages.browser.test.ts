import type { FoyerOptions } from '@foyer/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { englishIn, pseudoTexts } from '../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { overflowing } from '../world/overflowing.js'
import { drawScene } from './drawScene.js'
import { isSettled } from './isSettled.js'
import { names } from './names.js'
import { readTexts } from './readTexts.js'
import type { Scene } from './scenes/Scene.js'
import { scenes } from './scenes/scenes.js'

/** The languages of tests, in which the modal is served here. */
describe.each([
  ['el', 'ltr'],
  ['ar', 'rtl'],
])('in %s', (locale, dir) => {
  test.for(scenes)('no English is left in $name, and all of it fits a phone', async (scene) => {
    await show(scene, { locale })
    const modal = document.querySelector<HTMLElement>('foyer-modal:not([data-shut])')
    expect([modal?.lang, modal?.dir]).toEqual([locale, dir])
    expect(englishLeft()).toEqual([])
    expect(overflowing()).toEqual([])
  })
})

test('the developer is not told that a language of the workbench is missing', async () => {
  const client = await show(scenes[0] as Scene, { locale: 'el' })
  expect(client.store.getState().notices.reported).toEqual([])
})

test.for([
  { name: 'the modal', messages: { modal: { close: 'Shut' } } },
  { name: 'a view', messages: { connect: { guide: 'Shut' } } },
  { name: 'a button', messages: { buttons: { connect: 'Shut' } } },
])('an English text in $name is found', async ({ messages }) => {
  await show(scenes[0] as Scene, { locale: 'el', messages })
  expect(englishLeft()).toEqual(['Shut: Shut'])
})

/** Draws a scene on the narrowest phone, until all of it is there. */
async function show(scene: Scene, own: Partial<FoyerOptions>) {
  await page.viewport(360, 740)
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = await drawScene(place, scene, { themeMode: 'light', ...own })
  onTestFinished(async () => {
    drawn.end()
    place.remove()
    await page.viewport(1024, 768)
  })
  const { shows } = scene
  const there = shows ? [shows, pseudoTexts(shows).trim()] : []
  const lacksIt = () => shows && !readTexts().some((text) => there.includes(text)) && readTexts()
  // What is there instead is what the failure says.
  await expect.poll(lacksIt).toBeFalsy()
  await expect.poll(isSettled).toBe(true)
  return drawn.client
}

function englishLeft(): readonly string[] {
  return readTexts().flatMap((text) => englishIn(text, names).map((word) => `${word}: ${text}`))
}
