import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { NetworkButton } from './NetworkButton.js'

test('it names the network in use, and a press opens the list of networks', async () => {
  const { client } = pageClient()
  drawPage(client, <NetworkButton />)
  const button = page.getByRole('button', { name: `Network ${client.options.networks[0]?.name}` })
  await button.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(client.store.getState().modal.history.at(-1)?.name).toBe('Networks')
})

test('with switching off it is there and does nothing', async () => {
  const { client } = pageClient({ enableNetworkSwitch: false })
  drawPage(client, <NetworkButton />)
  await expect.element(page.getByTestId('network-button')).toBeDisabled()
})
