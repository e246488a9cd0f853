import { setTheme } from '@foyer/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { Host } from './Host.js'

test('the page’s attributes stand on the element, and what is not set leaves none', () => {
  const { client } = pageClient({ locale: 'ar' })
  drawPage(
    client,
    <Host tag="foyer-test" id="mine" className="wide" data-testid="host" data-size={undefined}>
      Within
    </Host>,
  )
  const host = page.getByTestId('host').element()
  expect([host.id, host.className, host.getAttribute('dir')]).toEqual(['mine', 'wide', 'rtl'])
  expect(host.hasAttribute('data-size')).toBe(false)
  expect(host.shadowRoot?.textContent).toContain('Within')
})

test('it follows the theme of its client', async () => {
  const { client } = pageClient({ themeMode: 'light' })
  drawPage(
    client,
    <Host tag="foyer-test" data-testid="host">
      Within
    </Host>,
  )
  const host = page.getByTestId('host')
  await expect.element(host).toHaveAttribute('data-theme', 'light')
  setTheme(client, { mode: 'dark' })
  await expect.element(host).toHaveAttribute('data-theme', 'dark')
})
