import { fakeAddress, fakeSession, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { otherAddress } from '../../testing/connectedClient.js'
import { focusedName } from '../../testing/focusedName.js'
import { showModal } from '../../testing/showModal.js'

const two = {
  connect: async () =>
    fakeSession({
      accounts: [
        { address: fakeAddress, type: 'eoa' },
        { address: otherAddress, type: 'eoa' },
      ],
    }),
}
const token = (symbol: string, numeric: string, value: number, address: string | null = null) => ({
  name: symbol === 'GIFT' ? 'Claim at free-eth.com' : symbol,
  symbol,
  chainId: 'eip155:1',
  address: address && `eip155:1:${address}`,
  price: value && 1,
  value,
  quantity: { decimals: '18', numeric },
})

test('address and balance are shown, and the eye hides the amount from eyes and readers', async () => {
  const { dialog } = await showModal(undefined, { isConnected: true })
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect.element(dialog.getByText('1.000 ETH')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide amounts' }).click()
  await expect.element(dialog.getByText('1.000 ETH')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('hidden')).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Show amounts' }).click()
  await expect.element(dialog.getByText('1.000 ETH')).toBeVisible()
})

test('a balance that cannot be had is said so', async () => {
  const { dialog } = await showModal(undefined, {
    isConnected: true,
    wallet: { getBalance: () => Promise.reject(new Error('no node')) },
  })
  await expect.element(dialog.getByText('Balance unavailable')).toBeVisible()
})

test('another account is used by picking it, and that is said aloud', async () => {
  const { client, dialog } = await showModal(undefined, { isConnected: true, wallet: two })
  const list = dialog.getByRole('list', { name: 'Accounts' })
  const row = list.getByRole('button', { name: /93BC/ })
  await row.click()
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  const { accounts } = client.store.getState().connection.byNamespace.eip155 ?? {}
  expect(accounts?.[0].address).toBe(otherAddress)
  await expect
    .element(page.getByRole('status').filter({ hasText: /Now using 0x3C.*93BC/ }))
    .toBeInTheDocument()
})

test('disconnecting closes the modal', async () => {
  const { client, dialog } = await showModal(undefined, { isConnected: true })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().connection.byNamespace).toEqual({})
})

test('the explorer of the network is a link beside the page', async () => {
  const explorer = { default: { name: 'Scan', url: 'https://scan.example' } }
  const { dialog } = await showModal(undefined, {
    isConnected: true,
    networks: [testNetwork(1, { blockExplorers: explorer })],
  })
  const link = dialog.getByRole('link', { name: /Block Explorer/ })
  await expect.element(link).toHaveAttribute('href', `https://scan.example/address/${fakeAddress}`)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('the network in the header leads to the others', async () => {
  const { dialog } = await showModal(undefined, { isConnected: true })
  await dialog.getByRole('button', { name: 'Network Network 1. Choose another' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
})

test('without an account the view leads to connecting one', async () => {
  const { dialog } = await showModal({ name: 'Account' })
  await expect.element(dialog.getByText('No account connected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).toBeVisible()
})

test('with a server the tokens are summed, and bait is shown on demand', async () => {
  const { server } = answerServer({
    balance: () => ({
      balances: [
        token('ETH', '0.5', 1500.25),
        token('USDC', '20', 20, '0x00000000000000000000000000000000000000a1'),
        token('GIFT', '1', 0, '0x00000000000000000000000000000000000000a2'),
      ],
    }),
  })
  const { dialog } = await showModal(undefined, { isConnected: true, server })
  await expect.element(dialog.getByText('$1,520.25')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'juno.foyer.eth' })).toBeVisible()
  const tokens = dialog.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
  expect(tokens.all()).toHaveLength(2)
  await expect.element(tokens.first()).toHaveTextContent('ETH')
  await dialog.getByRole('button', { name: 'Show suspected spam (1)' }).click()
  await expect.poll(() => tokens.all()).toHaveLength(3)
})

test('a collectible is a press away from being sent', async () => {
  const stall = {
    ...{ name: 'The Lamplighter', chainId: 'eip155:1', tokenId: '7', standard: 'ERC721' },
    ...{ address: `eip155:1:${otherAddress}`, collection: 'Stalls', imageUrl: null },
    ...{ quantity: { decimals: '0', numeric: '1' }, flags: { is_spam: false } },
  }
  const { server } = answerServer({ nfts: () => ({ data: [stall], next: null }) })
  const { client, dialog } = await showModal(undefined, { isConnected: true, server })
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await dialog.getByRole('button', { name: 'Send The Lamplighter' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  await expect
    .poll(() => client.store.getState().send.draft)
    .toMatchObject({
      token: { address: otherAddress, tokenId: 7n, standard: 'ERC721' },
      amount: { text: '1', units: 1n },
    })
})

test('the parts are gone through with the arrow keys', async () => {
  const { server } = answerServer()
  const { dialog } = await showModal(undefined, { isConnected: true, server })
  await dialog.getByRole('tab', { name: 'Tokens' }).click()
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedName()).toBe('NFTs')
  await expect.element(dialog.getByText('No NFTs yet')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByText('No activity yet')).toBeVisible()
})

test('a server that fails is said so, and after its pause a press gets the list', async () => {
  let isDown = true
  const { server } = answerServer({
    balance: () =>
      isDown ? Response.json({}, { status: 500 }) : { balances: [token('ETH', '1', 3)] },
  })
  const { client, dialog } = await showModal(undefined, { isConnected: true, server })
  await expect.element(dialog.getByText('Token balance unavailable')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  isDown = false
  client.held.pass(30_000)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('$3.00').first()).toBeVisible()
})

test('a wallet that fails to let go is left all the same, and the modal with it; a notice stays and says so', async () => {
  const { client, dialog } = await showModal(undefined, {
    isConnected: true,
    wallet: { disconnect: () => Promise.reject(new FoyerError('user_rejected')) },
  })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace).toEqual({})
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Failed to disconnect').first()).toBeVisible()
})
