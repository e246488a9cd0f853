import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyer } from './useFoyer.js'

function Buttons() {
  const { openModal } = useFoyer()
  return (
    <>
      <button type="button" onClick={() => openModal()}>
        Log in
      </button>
      <button type="button" onClick={() => openModal({ view: { name: 'WhatIsAWallet' } })}>
        Help
      </button>
    </>
  )
}

test('a press opens the modal with the focus in it, and Escape leads back to the button', async () => {
  drawPage(pageClient().client, <Buttons />)
  const button = page.getByRole('button', { name: 'Log in' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.activeElement?.shadowRoot?.activeElement).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a view that is named is shown at once, and closeModal closes it', async () => {
  const { client } = pageClient()
  let close = () => {}
  function Close() {
    const { closeModal } = useFoyer()
    close = closeModal
    return <Buttons />
  }
  drawPage(client, <Close />)
  await page.getByRole('button', { name: 'Help' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is a wallet?' })
  await expect.element(dialog).toBeVisible()
  close()
  await expect.element(dialog).not.toBeInTheDocument()
})
