import { showView } from '@foyer/core/internal'
import { getIdentity } from '@foyer/core/query'
import { fakeAddress, fakeSession, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { focusedName } from '../../testing/focusedName.js'
import { showModal } from '../../testing/showModal.js'
import { tints } from '../../ui/tints.js'

const view = { name: 'WalletSend', data: {} } as const
const networks = [testNetwork(1), testNetwork(10)] as const
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, value: 2000 },
  quantity: { decimals: '18', numeric: '1' },
}
const wallet = { callNetwork: fakeNode(), getAssets: async () => [coin] }
/** The same first and last letters, and others between. */
const elsewhere = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const alike = `${otherAddress.slice(0, 6)}${'0'.repeat(32)}${otherAddress.slice(-4)}`.toLowerCase()

async function opened(
  data: (typeof view)['data'] & object = {},
  given: object = wallet,
  hosts: readonly [ReturnType<typeof testNetwork>, ...ReturnType<typeof testNetwork>[]] = networks,
  locale?: string,
) {
  const shown = await showModal(
    { name: 'WalletSend', data },
    {
      isConnected: true,
      ...(locale && { locale }),
      networks: hosts,
      wallet: given,
    },
  )
  return { ...shown, button: shown.dialog.getByTestId('preview-send') }
}

const focus = (place: Locator) => (place.element() as HTMLElement).focus()

test('the button says what is missing, one after the other, and may be pressed when nothing is', async () => {
  const { dialog, button } = await opened()
  await expect.element(dialog.getByTestId('send-token')).toHaveTextContent('ETH')
  await expect.element(button).toHaveTextContent('Add Amount')
  const amount = dialog.getByRole('textbox', { name: 'Amount in ETH' })
  await amount.fill('1,5')
  await expect.element(button).toHaveTextContent('Incorrect Value')
  await amount.fill('4')
  await expect.element(button).toHaveTextContent('Insufficient Funds')
  await amount.fill('0.25')
  await expect.element(button).toHaveTextContent('Add Address')
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await recipient.fill('0x41d0')
  await expect.element(button).toHaveTextContent('Invalid Address')
  await expect.element(dialog.getByText(/no address of this network/)).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await recipient.fill(otherAddress)
  await expect.element(button).toHaveTextContent('Preview Send')
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect
    .element(dialog.getByText('You send to this address for the first time.'))
    .toBeVisible()
})

test('who types a receiver is on it once it is recognised, and in the field again once it is removed', async () => {
  const { dialog } = await opened()
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await expect.element(recipient).toBeVisible()
  focus(recipient)
  await recipient.fill(otherAddress)
  await expect.poll(focusedName).toBe('To')
  await userEvent.keyboard('{Tab}')
  expect(focusedName()).toBe('Remove the recipient')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toBe('Address or name')
})

test('an edited receiver leaves no address behind', async () => {
  const { client, dialog, button } = await opened()
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
  await dialog.getByRole('textbox', { name: 'Address or name' }).fill(otherAddress)
  await expect.element(button).toHaveTextContent('Preview Send')
  await dialog.getByRole('button', { name: 'Remove the recipient' }).click()
  await expect.element(button).toHaveTextContent('Add Address')
  expect(client.store.getState().send.draft?.recipient.address).toBeUndefined()
})

test('the amount is typed in dollars as well, and turned into the token to the unit', async () => {
  const { client, dialog } = await opened()
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
  await dialog.getByRole('button', { name: 'Type the amount in US dollars' }).click()
  const dollars = dialog.getByRole('textbox', { name: 'Amount in US dollars' })
  await expect.element(dollars).toHaveValue('500.00')
  await dollars.fill('100')
  expect(client.store.getState().send.draft?.amount.units).toBe(5n * 10n ** 16n)
  await expect.element(dialog.getByText('0.05 ETH')).toBeVisible()
})

test('Max leaves what the fee takes', async () => {
  const { client, dialog } = await opened()
  await expect.element(dialog.getByTestId('send-available')).toHaveTextContent('1.000 available')
  await dialog.getByRole('button', { name: 'All ETH that can be sent' }).click()
  const units = () => client.store.getState().send.draft?.amount.units
  await expect.poll(units).toBe(10n ** 18n - 21_000n * 2_200_000_000n)
})

describe('a payment link', () => {
  test('is taken over with its token, amount and receiver', async () => {
    const { dialog, button } = await opened()
    await expect.element(dialog.getByTestId('send-token')).toHaveTextContent('ETH')
    const link = `ethereum:${otherAddress}@1?value=2.5e17`
    await dialog.getByRole('textbox', { name: 'Address or name' }).fill(link)
    await expect.element(button).toHaveTextContent('Preview Send')
    await expect.element(dialog.getByTestId('send-amount')).toHaveValue('0.25')
    await expect.element(dialog.getByTestId('send-address')).toHaveTextContent(otherAddress)
  })

  test.each([
    [`ethereum:${otherAddress}@10?value=1`, 'another network'],
    [`ethereum:${otherAddress.toUpperCase().replace('0X', '0x').slice(0, -1)}@1`, 'address'],
    [
      `ethereum:${fakeAddress}@1/transfer?address=${otherAddress}&uint256=1`,
      'a token that you do not have',
    ],
    [`ethereum:${fakeAddress}@1/approve?address=${otherAddress}&uint256=1`, 'something else'],
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'another network'],
  ])('%s is refused in words', async (link, words) => {
    const { client, dialog, button } = await opened()
    await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
    await dialog.getByRole('textbox', { name: 'Address or name' }).fill(link)
    await expect.element(dialog.getByTestId('send-wrong')).toHaveTextContent(words)
    await expect.element(button).toHaveTextContent('Invalid Address')
    expect(client.store.getState().send.draft?.recipient.address).toBeUndefined()
  })
})

test('an address that looks like one that was sent to is blocked until it is ticked', async () => {
  const { client, dialog, button } = await opened()
  const kept = [{ address: otherAddress, from: fakeAddress, caipNetworkId: 'eip155:1', at: 1 }]
  client.storage.scope('send').set('recipients', JSON.stringify(kept))
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
  await dialog.getByRole('textbox', { name: 'Address or name' }).fill(alike)
  await expect.element(dialog.getByText(/looks like one you sent to/)).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  const marked = dialog.getByTestId('warning-look_alike').element().querySelectorAll('mark')
  expect(marked.length).toBeGreaterThan(20)
  await dialog.getByRole('checkbox').click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('recent recipients are a press away, and can be forgotten', async () => {
  const { client, dialog } = await showModal(undefined, { isConnected: true, networks, wallet })
  const kept = [otherAddress, alike].map((address) => ({
    ...{ address, from: fakeAddress, caipNetworkId: 'eip155:1', at: 1 },
  }))
  client.storage.scope('send').set('recipients', JSON.stringify(kept))
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const list = dialog.getByRole('list', { name: 'Recent recipients' })
  await expect.poll(() => list.getByRole('listitem').all()).toHaveLength(2)
  await dialog
    .getByRole('button', { name: /Forget 0x3C…|Forget 0x3c…0000/ })
    .first()
    .click()
  await expect.poll(() => list.getByRole('listitem').all()).toHaveLength(1)
  await list.getByRole('button').first().click()
  await expect.element(dialog.getByTestId('send-address')).toBeVisible()
})

test('a receiver is saved under a label, found by it, renamed, and removed; what is danger is confirmed first', async () => {
  const { client, dialog, button } = await opened({ amount: '0.25' } as object)
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await recipient.fill(otherAddress)
  await dialog.getByRole('button', { name: 'Save to address book' }).click()
  const label = dialog.getByRole('textbox', { name: 'Label' })
  await expect.poll(focusedName).toBe('Label')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Type a label first.')).toBeVisible()
  await label.fill('Zoe')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByTestId('send-label')).toHaveTextContent('Zoe')
  await expect.poll(focusedName).toBe('Remove the recipient')
  await button.click()
  await expect.element(dialog.getByTestId('preview-label')).toHaveTextContent('Zoe')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await dialog.getByRole('button', { name: 'Remove the recipient' }).click()
  await recipient.fill(alike)
  await expect.element(dialog.getByText(/looks like that of Zoe/)).toBeVisible()
  await expect.element(dialog.getByTestId('contact-add')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox').click()
  await dialog.getByTestId('contact-add').click()
  await label.fill('zoe')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog.getByText(/Another address has this label/)).toBeVisible()
  await dialog.getByTestId('send-clear').click()

  await recipient.fill('zo')
  const list = dialog.getByRole('list', { name: 'Address book' })
  await expect.poll(() => list.getByRole('listitem').all()).toHaveLength(1)
  await expect.element(dialog.getByTestId('send-wrong')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Edit Zoe' }).click()
  await label.fill('Zora')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await list.getByRole('button', { name: /^Zora/ }).click()
  await expect.element(dialog.getByTestId('send-label')).toHaveTextContent('Zora')
  // It is known: nothing is said of it.
  expect(client.store.getState().send.draft?.recipient.warnings).toEqual([])
  await dialog.getByTestId('send-clear').click()
  await dialog.getByRole('button', { name: 'Edit Zora' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('a contract as receiver is said so', async () => {
  const callNetwork = fakeNode({ contracts: [otherAddress.toLowerCase()] })
  const { dialog } = await opened({}, { ...wallet, callNetwork })
  await dialog.getByRole('textbox', { name: 'Address or name' }).fill(otherAddress)
  await expect.element(dialog.getByText('This is a contract')).toBeVisible()
})

test('coins of a smart account to a new address may be missed by an exchange, and that is said', async () => {
  const connect = async () =>
    fakeSession({ accounts: [{ address: fakeAddress, type: 'smartAccount' }] })
  const { dialog } = await opened({ amount: '0.1' } as object, { ...wallet, connect })
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await recipient.fill(otherAddress)
  await expect.element(dialog.getByText('Is this the address of an exchange?')).toBeVisible()
  await dialog.getByTestId('preview-send').click()
  await expect.element(dialog.getByText(/^Your smart account counts the fee itself/)).toBeVisible()
  await dialog.getByTestId('cancel-send').click()
  await dialog.getByTestId('send-clear').click()
  await expect.element(dialog.getByTestId('warning-calls')).not.toBeInTheDocument()
})

test('an exchange that the host lists is named, and one of another network has to be ticked', async () => {
  const listing = (id: number, address: string) =>
    testNetwork(id, { custom: { exchanges: [{ address, name: 'Corn Exchange' }] } })
  const { dialog, button } = await opened({ amount: '0.1' } as object, wallet, [
    listing(1, otherAddress),
    listing(10, elsewhere),
  ])
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await recipient.fill(otherAddress)
  await expect.element(dialog.getByText('This is an address of Corn Exchange')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await dialog.getByTestId('send-clear').click()
  await recipient.fill(elsewhere)
  await expect
    .element(dialog.getByText('On another network this is an address of Corn Exchange'))
    .toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByTestId('accept-exchange_elsewhere').click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('the picture of a receiver is made of its own address, wherever it stands, and is never that of the account', async () => {
  const avatar = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const identity = async () => ({ name: 'orchard.eth', avatar })
  const { client, dialog, button } = await opened({ to: otherAddress, amount: '0.5' } as object, {
    ...wallet,
    getIdentity: identity,
    connect: async () => fakeSession(),
  })
  const lights = (testId: string) =>
    [...dialog.getByTestId(testId).element().querySelectorAll('.avatar stop')].map((stop) =>
      stop.getAttribute('stop-color'),
    )
  const own = tints(otherAddress).map(({ colour }) => colour)
  expect(own).not.toEqual(tints(fakeAddress).map(({ colour }) => colour))
  await expect.element(dialog.getByTestId('send-found')).toBeVisible()
  const account = await getIdentity(client, { caipAddress: `eip155:1:${fakeAddress}` })
  expect(account.avatar).toBe(avatar)
  expect(lights('send-found')).toEqual(own)
  expect(dialog.getByTestId('send-found').element().querySelector('img')).toBeNull()
  await button.click()
  await expect.element(dialog.getByTestId('preview-to')).toBeVisible()
  expect(lights('preview-receiver')).toEqual(own)
  expect(document.querySelector(`img[src^="data:image/svg+xml,%3Csvg"]`)).toBeNull()
})

test('what a page opens the view with is there', async () => {
  const { button } = await opened({ to: otherAddress, amount: '0.5' } as object)
  await expect.element(button).toHaveTextContent('Preview Send')
})

test('the transfer is sent as it was shown, and the account follows', async () => {
  const asked: unknown[] = []
  const sendTransaction = async (_: string, { transaction }: { transaction: unknown }) => {
    asked.push(transaction)
    return `0x${'a'.repeat(64)}` as const
  }
  const { client, dialog, button } = await opened({ to: otherAddress, amount: '0.25' } as object, {
    ...wallet,
    sendTransaction,
  })
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Review send' })).toBeVisible()
  await expect.element(dialog.getByTestId('preview-amount')).toHaveTextContent('0.25 ETH')
  await expect.element(dialog.getByTestId('preview-fee')).toHaveTextContent('0.0000462 ETH')
  await dialog.getByRole('radio', { name: /Fast/ }).click()
  await expect.element(dialog.getByTestId('preview-fee')).toHaveTextContent('0.000063 ETH')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect.element(dialog.getByText('Sending')).toBeVisible()
  expect(asked).toMatchObject([{ to: otherAddress, maxFeePerGas: 3_000_000_000n }])
  expect(client.store.getState()).toMatchObject({
    send: { draft: undefined },
    transactions: { stack: [] },
  })
})

test.each([
  ['en', '1,234.5 ETH'],
  ['de', '1.234,5 ETH'],
])(
  'thousands leave as they are typed, whatever the locale (%s) writes, and Enter held sends them once',
  async (locale, written) => {
    const sent: unknown[] = []
    const sendTransaction = async (_: string, { transaction }: { transaction: unknown }) => {
      sent.push(transaction)
      return `0x${'c'.repeat(64)}` as const
    }
    const rich = { ...coin, quantity: { decimals: '18', numeric: '5000' } }
    const callNetwork = fakeNode({ balance: 5_000n * 10n ** 18n })
    const { dialog, button } = await opened(
      { to: otherAddress } as object,
      { callNetwork, getAssets: async () => [rich], sendTransaction },
      networks,
      locale,
    )
    const amount = dialog.getByRole('textbox', { name: 'Amount in ETH' })
    // Whose thousands a sign divides is not guessed.
    for (const text of ['1,234', '1.234,5', '1,234.5', '1 234.5']) {
      await amount.fill(text)
      await expect.element(button).toHaveTextContent('Incorrect Value')
    }
    await amount.fill('1234.5')
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    focus(button)
    await userEvent.keyboard('{Enter>30}')
    await expect.element(page.getByRole('dialog', { name: 'Review send' })).toBeVisible()
    const confirm = dialog.getByTestId('confirm-send')
    await expect.element(confirm).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{/Enter}')
    expect(sent).toEqual([])
    await expect.element(dialog.getByTestId('preview-amount')).toHaveTextContent(written)
    focus(confirm)
    await userEvent.keyboard('{Enter>30/}')
    await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
    expect(sent).toMatchObject([{ to: otherAddress, value: 12_345n * 10n ** 17n }])
  },
)

test('a wallet that declines is told in its words, and asked again by a press', async () => {
  let isWilling = false
  const sendTransaction = async () => {
    if (isWilling) return `0x${'b'.repeat(64)}` as const
    throw new FoyerError('user_rejected')
  }
  const { client, dialog, button } = await opened({ to: otherAddress, amount: '0.25' } as object, {
    ...wallet,
    sendTransaction,
  })
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  const send = dialog.getByTestId('confirm-send')
  await expect.element(send).toHaveTextContent('Send')
  await send.click()
  await expect
    .element(dialog.getByText('You declined in your wallet. Nothing was sent.'))
    .toBeVisible()
  expect(client.store.getState().transactions.stack).toEqual([])
  isWilling = true
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(send).toHaveTextContent('Send')
  await send.click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test('another network begins another transfer, and leaving the view ends it', async () => {
  const { client, dialog } = await opened()
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
  const caipNetworkId = 'eip155:10'
  client.store.setState(({ connection, network }) => {
    const { eip155 } = connection.byNamespace
    return {
      connection: {
        ...connection,
        byNamespace: eip155 ? { eip155: { ...eip155, caipNetworkId } } : {},
      },
      network: { ...network, selected: { eip155: caipNetworkId } },
    }
  })
  const draft = () => client.store.getState().send.draft
  await expect.poll(draft).toMatchObject({ caipNetworkId: 'eip155:10', amount: { text: '' } })
  showView(client, { name: 'Account' })
  expect(draft()).toBeDefined()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(draft).toBeUndefined()
})

test('without an account the view leads to connecting one', async () => {
  const { dialog } = await showModal(view)
  await expect.element(dialog.getByText('No account connected')).toBeVisible()
})
