import { connect, openModal, switchChain } from '@foyer/core'
import { fakeAdapter } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { several } from '../testing/connectSeveral.js'
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

test('it says so too while a wallet of another chain family is connected', async () => {
  const both = several()
  const [, bitcoin] = both.adapters ?? []
  const silent = fakeAdapter({ connect: () => new Promise<never>(() => {}) })
  const { client } = pageClient({ ...both, adapters: bitcoin ? [silent, bitcoin] : [] })
  drawPage(client, <ConnectButton loadingLabel="One moment" />)
  await connect(client, { connectorId: 'test.heron', namespace: 'bip122' })
  await switchChain(client, { network: 'eip155:1' })
  const button = page.getByTestId('connect-button')
  await expect.element(button).toHaveTextContent('Connect Wallet')
  connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' }).catch(() => {})
  await expect.element(button).toHaveTextContent('One moment')
})
