import { mainnet } from '@foyer/protocol/networks'
import type { SiwxStore } from '@foyer/protocol/siwx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from '../widgets/ConnectButton.js'

/** A page built for production, with a sign-in plug-in that would enforce nothing. */
function refusedPage() {
  const { client, adapter } = pageClient()
  client.handles.unchecked = {
    given: { projectId: 'test', networks: [mainnet], siwx: {} as SiwxStore },
  }
  return { client, adapter }
}

test('the user reads that nothing can be connected, and the wallets are not there', async () => {
  const { client, adapter } = refusedPage()
  drawPage(client, <ConnectButton />)
  await page.getByTestId('connect-button').click()
  const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
  await expect.element(dialog.getByText('No wallet can be connected here')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Kestrel' }).elements()).toEqual([])
  expect(adapter.calls).toEqual([])
})

test('the developer reads why, once, also when it is opened again', async () => {
  const { client } = refusedPage()
  drawPage(client, <ConnectButton />)
  for (let time = 0; time < 2; time += 1) {
    await page.getByTestId('connect-button').click()
    await expect.element(page.getByText('No wallet can be connected here')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  expect(client.logged).toEqual([expect.stringContaining('`siwx`')])
})
