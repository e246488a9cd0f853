import { connect } from '@foyer/core'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '@foyer/core/testing'
import { truncateAddress } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { several } from '../testing/connectSeveral.js'
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

test('of two chain families that one is marked whose wallet is on a network that is not configured', async () => {
  const both = several()
  const [, bitcoin] = both.adapters ?? []
  const astray = fakeAdapter({ connect: async () => fakeSession({ caipNetworkId: 'eip155:999' }) })
  const { client } = pageClient({ ...both, adapters: bitcoin ? [astray, bitcoin] : [] })
  drawPage(client, [
    <AccountButton key="evm" namespace="eip155" data-testid="evm" />,
    <AccountButton key="bitcoin" namespace="bip122" data-testid="bitcoin" />,
  ])
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await connect(client, { connectorId: 'test.heron', namespace: 'bip122' })
  expect(client.store.getState().network.active).toBe('eip155')
  const button = (of: string) => page.getByTestId(of).getByTestId('account-button')
  await expect.element(button('evm')).toHaveAttribute('data-wrong', 'true')
  await expect.element(button('bitcoin')).toBeInTheDocument()
  expect(button('bitcoin').element().hasAttribute('data-wrong')).toBe(false)
})
