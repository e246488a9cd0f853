import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { showModal } from '../testing/showModal.js'
import { useFoyerTheme } from './useFoyerTheme.js'

test('the theme that is set is the theme that is read, and other variables replace the former', async () => {
  const { client } = pageClient({
    themeMode: 'light',
    themeVariables: { '--foyer-accent': '#111' },
  })
  const { current } = drawHook(client, useFoyerTheme)
  expect(current()).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--foyer-accent': '#111' },
  })
  current().setThemeMode('dark')
  current().setThemeVariables({ '--foyer-border-radius-master': '2px' })
  await expect.poll(current).toMatchObject({ themeMode: 'dark' })
  expect(current().themeVariables).toEqual({ '--foyer-border-radius-master': '2px' })
})

test('an open modal turns dark in the same turn', async () => {
  const { client, dialog } = await showModal(undefined, { themeMode: 'light' })
  const { current } = drawHook(client, useFoyerTheme)
  await expect.element(dialog).toBeVisible()
  const background = () => getComputedStyle(page.getByRole('dialog').element()).backgroundColor
  const light = background()
  current().setThemeMode('dark')
  await expect.poll(background).not.toBe(light)
})

test('a mode that there is not is refused', () => {
  const { current } = drawHook(pageClient().client, useFoyerTheme)
  expect(() => current().setThemeMode('dim' as never)).toThrow('Expected dark or light or system')
})

test('a theme that a page without types leaves out changes nothing, and takes no page down', async () => {
  const given = { themeMode: 'light', themeVariables: { '--foyer-accent': '#111' } } as const
  const { current } = drawHook(pageClient(given).client, useFoyerTheme)
  current().setThemeVariables(undefined as never)
  current().setThemeMode(undefined as never)
  await expect.poll(current).toMatchObject(given)
})
