import { fakeAddress, fakeSession, testNetwork } from '@foyer/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { scanCode } from '../../testing/scanCode.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'WalletReceive' } as const
const networks = [testNetwork(1), testNetwork(10)] as const

test.each(['dark', 'light'] as const)(
  'in the %s theme the code is read as the address that is shown',
  async (themeMode) => {
    const { dialog } = await showModal(view, { isConnected: true, networks, themeMode })
    await expect.element(page.getByRole('dialog', { name: 'Receive' })).toBeVisible()
    await expect.poll(() => scanCode(dialog.getByTestId('receive-code'))).toBe(fakeAddress)
    const shown = dialog.getByTestId('receive-address').element()
    const groups = [...shown.querySelectorAll('[aria-hidden]')].map((one) => one.textContent)
    expect(groups.join('')).toBe(fakeAddress)
  },
)

test('an amount makes a payment link of the code, and without it the address is back', async () => {
  const { dialog } = await showModal(view, { isConnected: true, networks })
  const code = dialog.getByTestId('receive-code')
  await dialog.getByRole('button', { name: 'Request an amount' }).click()
  const field = dialog.getByRole('textbox', { name: 'Amount in ETH' })
  const isMarked = () => field.element().closest('.field')?.hasAttribute('data-error')
  expect(isMarked()).toBe(false)
  await field.fill('0.25')
  await expect.poll(() => scanCode(code)).toBe(`ethereum:${fakeAddress}@1?value=250000000000000000`)
  await expect.element(dialog.getByText('Scan to pay 0.25 ETH')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy payment link' })).toBeVisible()
  await field.fill('0,25')
  await expect.element(dialog.getByText('Use digits and at most one decimal point')).toBeVisible()
  expect(isMarked()).toBe(true)
  await expect.poll(() => scanCode(code)).toBe(fakeAddress)
})

test('what is shared is what the code holds; a sheet that is closed is no failure, and one that fails is said so', async () => {
  const answers = [undefined, new DOMException('closed', 'AbortError'), new TypeError('no')]
  const shared: unknown[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => {
      const answer = answers[shared.length]
      shared.push(data)
      if (answer) throw answer
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { dialog } = await showModal(view, { isConnected: true, networks })
  const failed = page.getByRole('status').filter({ hasText: 'It could not be shared' })
  const button = dialog.getByRole('button', { name: 'Share' })
  await button.click()
  await button.click()
  await expect.poll(() => shared).toEqual([{ text: fakeAddress }, { text: fakeAddress }])
  await expect.element(failed).not.toBeInTheDocument()
  await button.click()
  await expect.element(failed).toBeInTheDocument()
})

test('the networks are a press away, and the one in use leads to the others', async () => {
  const { dialog } = await showModal(view, { isConnected: true, networks })
  await dialog.getByRole('button', { name: /Compatible networks/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Compatible Networks' })).toBeVisible()
  await expect.element(dialog.getByText('Network 10')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: /Network 1 Network/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
})

test('a smart account says on how many networks it exists, and lists only these', async () => {
  const { dialog } = await showModal(view, {
    isConnected: true,
    networks,
    wallet: {
      connect: async () =>
        fakeSession({ accounts: [{ address: fakeAddress, type: 'smartAccount' }] }),
    },
  })
  await expect.element(dialog.getByText('This is a smart account')).toBeVisible()
  await expect.element(dialog.getByText(/exists on one network only/)).toBeVisible()
  await dialog.getByRole('button', { name: /Compatible networks/ }).click()
  await expect.element(dialog.getByText('Network 10')).not.toBeInTheDocument()
})

test('without an account the view leads to connecting one', async () => {
  const { dialog } = await showModal(view)
  await expect.element(dialog.getByText('No account connected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).toBeVisible()
})

test('the account leads here, unless the host switched it off', async () => {
  const { dialog } = await showModal(undefined, { isConnected: true, networks })
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Receive' })).toBeVisible()
})

test('a host that switched it off has no such button', async () => {
  const features = { receive: false }
  const { dialog } = await showModal(undefined, { isConnected: true, networks, features })
  await expect.element(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Receive' })).not.toBeInTheDocument()
})
