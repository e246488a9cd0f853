import { expect, test } from 'vitest'
import { showModal } from '../../testing/showModal.js'

test('without a transfer the view says that it is gone, and offers nothing to press', async () => {
  const { dialog } = await showModal({ name: 'WalletSendPreview' }, { isConnected: true })
  await expect.element(dialog.getByText(/changed meanwhile. Nothing was sent/)).toBeVisible()
  await expect.element(dialog.getByTestId('confirm-send')).not.toBeInTheDocument()
})
