import { type FoyerOptions, setTheme } from '@foyer/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { englishIn, pseudoTexts } from '../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { covering } from '../world/covering.js'
import { overflowing } from '../world/overflowing.js'
import { drawnHere } from './drawnHere.js'
import { drawScene } from './drawScene.js'
import { findFaults } from './findFaults.js'
import { isSettled } from './isSettled.js'
import { names } from './names.js'
import { readTexts } from './readTexts.js'
import type { Scene } from './scenes/Scene.js'
import { scenes } from './scenes/scenes.js'

/** The languages of tests, in which the modal is served here: one on a phone by day, one also on a desktop by night. */
describe('in el', () => {
  test.for(scenes)(
    'no English is left in $name, all of it fits a phone, and it has no fault for those who cannot see or point',
    async (scene) => {
      await show(scene, { locale: 'el' })
      inLanguage('el', 'ltr')
      expect(await findFaults()).toEqual([])
    },
  )
})

describe('in ar', () => {
  test.for(scenes)(
    'no English is left in $name, all of it fits both screens, and it has no fault in the dark',
    async (scene) => {
      const client = await show(scene, { locale: 'ar' })
      inLanguage('ar', 'rtl')
      setTheme(client, { mode: 'dark' })
      await page.viewport(1024, 768)
      await expect.poll(isSettled).toBe(true)
      expect(overflowing()).toEqual([])
      expect(dialog()?.getBoundingClientRect().width).toBe(360)
      expect(await findFaults()).toEqual([])
    },
  )
})

function inLanguage(locale: string, dir: string) {
  const modal = dialog()?.getRootNode() as ShadowRoot
  expect([(modal.host as HTMLElement).lang, (modal.host as HTMLElement).dir]).toEqual([locale, dir])
  expect(englishLeft()).toEqual([])
  expect(overflowing()).toEqual([])
  expect(covering()).toEqual([])
  const box = dialog()?.getBoundingClientRect()
  expect([box?.x, box?.width, Math.round(box?.bottom ?? 0)]).toEqual([0, 360, 740])
}

function dialog() {
  const modal = document.querySelector('foyer-modal:not([data-shut])')
  return modal?.shadowRoot?.querySelector('[role="dialog"]')
}

test('each scene that the suite of the built page leaves to the workbench is drawn by it', () => {
  const drawn = scenes.map(({ name }) => name)
  expect(drawnHere.filter((name) => !drawn.includes(name))).toEqual([])
})

test('words that are too faint, and a button without a name, are found', async () => {
  await show(scenes[0] as Scene, { locale: 'el' })
  const heading = dialog()?.querySelector<HTMLElement>('h1')
  const close = dialog()?.querySelector('[data-testid="header-close"]')
  if (!heading || !close) throw new Error('The dialog has no header')
  heading.style.color = 'oklch(0.8 0 0)'
  close.removeAttribute('aria-label')
  expect(await findFaults()).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^faint, 1\.\d\d to 1: /),
  ])
})

test('a control that lies under another one is found', async () => {
  await show(find('all-wallets'), { locale: 'el' })
  expect(covering()).toEqual([])
  const field = dialog()?.querySelector<HTMLElement>('.wallet-search .field')
  if (!field) throw new Error('The view has no search')
  field.style.inlineSize = '320px'
  expect(covering()).toContainEqual(
    expect.stringMatching(/^label\.field .* and button\.toggle-button /),
  )
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

function find(name: string): Scene {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No scene is called ${name}`)
  return scene
}

/** Draws a scene on the narrowest phone, until all of it is there. */
async function show(scene: Scene, own: Partial<FoyerOptions>) {
  await page.viewport(360, 740)
  // Over a page that is shorter than the screen and may not scroll, axe takes even what is fixed for hidden.
  document.body.style.minBlockSize = '100vh'
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
