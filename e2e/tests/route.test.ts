import { createPublicClient, http, parseEther } from 'viem'
import { expect, inject } from 'vitest'
import { see } from '../world/see.js'
import { testInMotion as test } from '../world/test.js'

const { chains, accounts } = inject('world')
const nodeOf = (index: number) =>
  createPublicClient({ transport: http(chains[index]?.rpcUrl), pollingInterval: 50 })

test('a visitor connects a wallet that the page really discovered and sees address, balance and avatar', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.open()
  await visit.wallet('Kestrel').waitFor()
  await visit.wallet('Bramble').waitFor()
  await visit.pick('Kestrel')
  await visit.accountButton.waitFor()
  await see(visit.address, accounts[0] ?? 'no account')
  // The address until the chain has told the name.
  await see(visit.accountButton, /0xf3…b92266|orchard\.eth/)
  await see(visit.accountButton, /12\.\d+ ETH/)
  await visit.openAccount()
  await see(visit.dialog.getByTestId('account-balance'), /12\.\d+ ETH/)
  await expect.poll(() => visit.dialog.locator('.profile > .avatar').count()).toBe(1)
})

test('a visitor switches the network by approving it in the wallet', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const kestrel = visit.drive('Kestrel')
  await kestrel.hold('wallet_switchEthereumChain')
  await visit.networkButton.click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
  await see(visit.dialog, 'Approve in wallet')
  await kestrel.release('approve')
  await see(visit.networkButton, 'Foyer Local Two')
  await see(visit.chain, '31338')
  expect((await kestrel.state()).chainId).toBe(31338)
  await see(visit.accountButton, /4\.\d+ ETH/)
})

test('a signed message is verified against the key of the account', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
})

test('a signed order of typed data is verified', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.page.getByRole('button', { name: 'Sign order' }).click()
  await see(visit.page.locator('output[data-status=done]'), /^Verified: 0x/)
})

test('coins that were sent are in a block and with the receiver', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const to = '0x00000000000000000000000000000000000e2e01'
  await visit.page.getByLabel('To').fill(to)
  await visit.page.getByLabel('Amount in ETH').fill('0.25')
  await visit.page.getByRole('button', { name: 'Send coins' }).click()
  await see(visit.page.getByTestId('send-result'), /Confirmed in block \d+/)
  expect(await nodeOf(0).getBalance({ address: to })).toBe(parseEther('0.25'))
})

test('a visitor is still connected after a reload, and not after disconnecting', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.page.reload()
  await visit.accountButton.waitFor()
  await see(visit.address, accounts[0] ?? 'no account')
  await visit.disconnect()
  await see(visit.status, 'disconnected')
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
  expect((await visit.drive('Kestrel').state()).granted).toBe(false)
})
