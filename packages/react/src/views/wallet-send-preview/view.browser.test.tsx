import type { SendPreview } from '@foyer/core/send'
import { expect, test } from 'vitest'
import { preparedSend, sendPreview } from '../../testing/sendDraft.js'
import { showModal } from '../../testing/showModal.js'

test('without a transfer the view says that it is gone, and offers nothing to press', async () => {
  const { dialog } = await showModal({ name: 'WalletSendPreview' }, { isConnected: true })
  await expect.element(dialog.getByText(/changed meanwhile. Nothing was sent/)).toBeVisible()
  await expect.element(dialog.getByTestId('confirm-send')).not.toBeInTheDocument()
})

const shown = (preview: Partial<SendPreview>) =>
  showModal(
    { name: 'WalletSendPreview' },
    {
      isConnected: true,
      facts: { send: { draft: { ...preparedSend, preview: { ...sendPreview, ...preview } } } },
    },
  )

test('a program that takes part in the transfer is named, and none where there is none', async () => {
  const program = 'Hook111111111111111111111111111111111111111'
  const { dialog, client } = await shown({
    warnings: [{ code: 'hooked', mustConfirm: false, address: program }],
  })
  const warning = dialog.getByTestId('warning-hooked')
  await expect.element(warning).toHaveTextContent('A program of the token’s issuer can refuse this')
  await expect.element(warning.getByText(program, { exact: true })).toBeInTheDocument()
  await expect.element(dialog.getByTestId('confirm-send')).not.toHaveAttribute('aria-disabled')
  client.store.setState(({ send }) => ({ send: { ...send, draft: preparedSend } }))
  await expect.element(warning).not.toBeInTheDocument()
})

test('the fee is written in three digits, and never below what it is', async () => {
  const { dialog } = await shown({})
  await expect.element(dialog.getByTestId('preview-fee')).toHaveTextContent('0.0000463 ETH')
})
