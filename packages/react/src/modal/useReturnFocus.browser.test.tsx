import { openModal } from '@foyer/core'
import { fakeAddress } from '@foyer/core/testing'
import { truncateAddress } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { focusedName } from '../testing/focusedName.js'
import { pageClient } from '../testing/pageClient.js'
import { FoyerButton } from '../widgets/FoyerButton.js'

const row = page.getByRole('dialog').getByRole('button', { name: 'Kestrel' })

test('the focus returns to the part of the page that had it', async () => {
  const { client } = pageClient()
  drawPage(client, <button type="button">Of the page</button>)
  page.getByRole('button', { name: 'Of the page' }).element().focus()
  openModal(client)
  await expect.poll(focusedName).toContain('Kestrel')
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedName).toBe('Of the page')
})

test('where the opener has gone, the focus comes to the button that took its place', async () => {
  const { client } = pageClient()
  drawPage(client, <FoyerButton charsStart={4} charsEnd={6} balance="hide" />)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await row.click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.poll(focusedName).toBe(truncateAddress(fakeAddress, { start: 4, end: 6 }))
})
