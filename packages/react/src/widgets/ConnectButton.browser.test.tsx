import { openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from './ConnectButton.js'

test('a press opens the wallets, and the words are the host’s where it gives some', async () => {
  const { client } = pageClient()
  const { draw } = drawPage(client, <ConnectButton label="Sign up" />)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  draw(<ConnectButton />)
  await expect.element(page.getByTestId('connect-button')).toHaveTextContent('Connect Wallet')
})

test('it says that a wallet is being connected, and is free again when it declines', async () => {
  let decline = (_: unknown) => {}
  const connect = () =>
    new Promise<never>((_, reject) => {
      decline = reject
    })
  const { client } = pageClient({ wallet: { connect } })
  drawPage(client, <ConnectButton loadingLabel="One moment" />)
  openModal(client)
  await page.getByRole('dialog').getByRole('button', { name: 'Kestrel' }).click()
  await expect.element(page.getByTestId('connect-button')).toHaveTextContent('One moment')
  decline(new Error('no'))
  await expect.element(page.getByTestId('connect-button')).toHaveTextContent('Connect Wallet')
})

test('a disabled one opens nothing', async () => {
  const { client } = pageClient()
  drawPage(client, <ConnectButton disabled />)
  await expect.element(page.getByTestId('connect-button')).toBeDisabled()
})
