import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFrame } from '../../testing/answerFrame.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'ConnectWallets' } as const

test('shows the wallets alone, and a press connects', async () => {
  const { embeddedWalletUrl } = answerFrame({})
  const { adapter, dialog } = await showModal(view, {
    embeddedWalletUrl,
    features: { email: true, socials: ['google'], collapseWallets: true },
  })
  await expect
    .element(page.getByRole('dialog', { name: 'Connect wallet', exact: true }))
    .toBeVisible()
  expect(dialog.getByRole('textbox').query()).toBeNull()
  await dialog.getByRole('button', { name: 'Kestrel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(adapter.calls).toContain('connect test.kestrel')
})

test('the terms are agreed to first here too', async () => {
  const { adapter, dialog } = await showModal(view, {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'http://127.0.0.1/terms',
  })
  const row = dialog.getByRole('button', { name: 'Kestrel' })
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await row.click({ force: true })
  expect(adapter.calls).not.toContain('connect test.kestrel')
})
