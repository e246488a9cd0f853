import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const nothingDone = 'You declined in your wallet. Nothing was done.'

const openNetworks = async (visit: Visit) => {
  await visit.networkButton.click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
}

/** On a busy machine the code that asks a wallet takes a while, and one that was not asked yet has nothing to take back. */
const asked = (wallet: { requests(): Promise<readonly unknown[]> }) =>
  expect.poll(async () => (await wallet.requests()).length).toBeGreaterThan(0)

test('a declined connection has a sentence of its own, and trying again connects', async ({
  stage,
}) => {
  const visit = await stage.visit()
  const kestrel = visit.drive('Kestrel')
  await kestrel.reject('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Connection declined')
  await see(visit.dialog, 'Nothing was shared with this site.')
  await see(visit.said, 'Connection declined')
  await kestrel.approve()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
  await see(visit.status, 'connected')
})

test('a declined switch says so and leaves the network as it was', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').reject('wallet_switchEthereumChain')
  await openNetworks(visit)
  await see(visit.sentence, 'Switch declined')
  await see(visit.dialog, 'You stay on the network you were on.')
  await see(visit.chain, '31337')
  await visit.drive('Kestrel').approve()
  await visit.button('Try again').click()
  await see(visit.chain, '31338')
})

test('a declined message is reported as declined', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').reject('personal_sign')
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), nothingDone)
})

test('a declined order is reported as declined', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').reject('eth_signTypedData_v4')
  await visit.page.getByRole('button', { name: 'Sign order' }).click()
  await see(visit.page.locator('output[data-status=failed]'), nothingDone)
})

test('a declined transaction is reported as declined and nothing is sent', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').reject('eth_sendTransaction')
  await visit.page.getByRole('button', { name: 'Send coins' }).click()
  await see(visit.page.getByTestId('send-result'), nothingDone)
})

test('a transaction that the contract refuses is reported with the contract’s reason', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.page.getByRole('button', { name: 'Ask', exact: true }).click()
  const result = visit.page.getByTestId('grumpy-result')
  await expect.poll(() => result.getAttribute('data-status')).toBe('failed')
  await see(result, 'Grumpy says no')
})

test('a wallet that was asked before says where the open request is', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.drive('Kestrel').hold('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Continue in Kestrel')
  await visit.button('Cancel').click()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Already asked')
  await see(visit.dialog, 'An earlier request is still open in Kestrel.')
})

test('a locked wallet asks to be unlocked, and connects afterwards', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.drive('Kestrel').lock()
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'The wallet is locked')
  await visit.drive('Kestrel').unlock()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
})

test('a wallet that never answers can be left, and another one connects', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.drive('Kestrel').hold()
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Continue in Kestrel')
  await visit.button('Cancel').click()
  await visit.pick('Bramble')
  await visit.accountButton.waitFor()
  await see(visit.address, (await visit.drive('Bramble').addresses())[0] ?? 'no account')
})

test('a wallet that never answers a switch leaves the other networks to choose from', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').hold('wallet_switchEthereumChain')
  await openNetworks(visit)
  await see(visit.sentence, 'Approve in wallet')
  await visit.dialog.getByTestId('header-back').click()
  await visit.dialog.getByTestId('network-eip155:31337').click()
  await visit.modal.waitFor({ state: 'detached' })
})

test('an approval after cancelling does not connect and is given back to the wallet', async ({
  stage,
}) => {
  const visit = await stage.visit()
  const kestrel = visit.drive('Kestrel')
  await kestrel.hold('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Continue in Kestrel')
  await asked(kestrel)
  await visit.button('Cancel').click()
  await visit.wallet('Kestrel').waitFor()
  await kestrel.release('approve')
  await expect.poll(async () => (await kestrel.requests()).at(-1)?.method).toMatch(/revoke/)
  await expect.poll(async () => (await kestrel.state()).granted).toBe(false)
  await see(visit.status, 'disconnected')
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
})

test('an approval after another wallet was connected does not take its place', async ({
  stage,
}) => {
  const visit = await stage.visit()
  const kestrel = visit.drive('Kestrel')
  await kestrel.hold('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await asked(kestrel)
  await visit.button('Cancel').click()
  await visit.pick('Bramble')
  await visit.accountButton.waitFor()
  await kestrel.release('approve')
  await expect.poll(async () => (await kestrel.requests()).at(-1)?.method).toMatch(/revoke/)
  await see(visit.address, (await visit.drive('Bramble').addresses())[0] ?? 'no account')
})

test('closing the modal while a wallet is asked calls the request off', async ({ stage }) => {
  const visit = await stage.visit()
  const kestrel = visit.drive('Kestrel')
  await kestrel.hold('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Continue in Kestrel')
  await asked(kestrel)
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await kestrel.release('approve')
  await expect.poll(async () => (await kestrel.requests()).at(-1)?.method).toMatch(/revoke/)
  await see(visit.status, 'disconnected')
})

test('a network that the wallet has forgotten is added, and then used', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const kestrel = visit.drive('Kestrel')
  await kestrel.forgetChain(31338)
  await openNetworks(visit)
  await see(visit.chain, '31338')
  const methods = (await kestrel.requests()).map(({ method }) => method)
  expect(methods).toContain('wallet_addEthereumChain')
  await see(visit.accountButton, /4\.\d+ ETH/)
})

test('refusing to add a network is a declined switch', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const kestrel = visit.drive('Kestrel')
  await kestrel.forgetChain(31338)
  await kestrel.reject('wallet_addEthereumChain')
  await openNetworks(visit)
  await see(visit.sentence, 'Switch declined')
  await see(visit.chain, '31337')
})

test('a wallet that cannot add a network is distinguished from one that would not', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  const kestrel = visit.drive('Kestrel')
  await kestrel.forgetChain(31338)
  await kestrel.fail({ code: -32601, message: 'no such method' }, 'wallet_addEthereumChain')
  await openNetworks(visit)
  await see(visit.sentence, 'Network not supported')
  await see(visit.chain, '31337')
})

test('refusing the switch after the network was added leaves the page where it was', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').forgetChain(31338)
  await visit.page.evaluate(addsWithoutGoing)
  await openNetworks(visit)
  await see(visit.sentence, 'Switch declined')
  await see(visit.chain, '31337')
})

test('a wallet that fails with a text of its own is not quoted in the modal', async ({ stage }) => {
  const visit = await stage.visit()
  await visit
    .drive('Kestrel')
    .fail({ code: -32603, message: '<b>CALL +1 555</b>' }, 'eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.sentence, 'Could not connect')
  expect(await visit.dialog.textContent()).not.toContain('555')
})

/** Most wallets go to a network that they add. This one takes it, and declines to go there. */
function addsWithoutGoing() {
  type Request = (request: { method: string }) => Promise<unknown>
  type Wallets = { get(name: string): { provider: { request: Request } } }
  const scope = globalThis as unknown as { __foyerWallets: Wallets }
  const { provider } = scope.__foyerWallets.get('Kestrel')
  const request = provider.request.bind(provider)
  let added = false
  provider.request = (sent) => {
    if (sent.method === 'wallet_addEthereumChain') {
      added = true
      return Promise.resolve(null)
    }
    if (added && sent.method === 'wallet_switchEthereumChain')
      return Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    return request(sent)
  }
}
