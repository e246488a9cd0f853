import { connect } from '@foyer/core'
import { fakeAddress, fakeConnector } from '@foyer/core/testing'
import { truncateAddress } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { AccountButton } from './AccountButton.js'

test('it is nothing without an account, and a press opens the one that is connected', async () => {
  const { client } = pageClient()
  drawPage(client, <AccountButton charsStart={4} charsEnd={6} />)
  expect(page.getByTestId('account-button').elements()).toEqual([])
  const { id, namespace } = fakeConnector()
  await connect(client, { connectorId: id, namespace })
  const button = page.getByTestId('account-button')
  await expect.element(button).toHaveTextContent(truncateAddress(fakeAddress, { start: 4, end: 6 }))
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})
