import { connect, disconnect } from '@foyer/core'
import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { FoyerButton } from './FoyerButton.js'

test('it is the button of the account while one is connected, and else the one that connects', async () => {
  const { client } = pageClient()
  drawPage(client, <FoyerButton />)
  await expect.element(page.getByTestId('connect-button')).toBeVisible()
  const { id, namespace } = fakeConnector()
  await connect(client, { connectorId: id, namespace })
  await expect.element(page.getByTestId('account-button')).toBeVisible()
  await disconnect(client)
  await expect.element(page.getByTestId('connect-button')).toBeVisible()
})
