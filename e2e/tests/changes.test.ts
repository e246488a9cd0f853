import { expect } from 'vitest'
import { see } from '../world/see.js'
import { testInMotion as test } from '../world/test.js'

test('a network chosen in the wallet is still the network after a reload', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.networkButton.click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
  await see(visit.chain, '31338')
  await visit.page.reload()
  await visit.accountButton.waitFor()
  await see(visit.chain, '31338')
  await see(visit.networkButton, 'Foyer Local Two')
})

test('disconnecting in one tab disconnects the other', async ({ stage }) => {
  const one = await stage.visit()
  const two = await stage.visit('/', { beside: one })
  await one.connect()
  await two.accountButton.waitFor()
  await one.disconnect()
  await two.connectButton.waitFor()
  await see(two.status, 'disconnected')
})

test('connecting in one tab connects the other', async ({ stage }) => {
  const one = await stage.visit()
  const two = await stage.visit('/', { beside: one })
  await two.connectButton.waitFor()
  await one.connect()
  await two.accountButton.waitFor()
  await see(two.address, (await one.address.textContent()) ?? 'no account')
})

test('a wallet that is locked behind the page’s back is disconnected, and is back after it was unlocked', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').lock()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
  await visit.drive('Kestrel').unlock()
  await visit.accountButton.waitFor()
  await visit.drive('Kestrel').lock()
  await visit.connectButton.waitFor()
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await visit.drive('Kestrel').unlock()
  await visit.accountButton.waitFor()
})

test('a wallet that is locked while its account is shown leaves no dead view', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.openAccount()
  await visit.drive('Kestrel').lock()
  await visit.modal.waitFor({ state: 'detached' })
  await visit.connectButton.waitFor()
})

test('another account chosen in the wallet is the one shown', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const kestrel = visit.drive('Kestrel')
  await kestrel.selectAccount(1)
  await see(visit.address, (await kestrel.addresses())[1] ?? 'no account')
  await see(visit.accountButton, /3\.\d+ ETH/)
})

test('another account chosen in the modal is the one that signs', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const second = (await visit.drive('Kestrel').addresses())[1] ?? 'no account'
  await visit.openAccount()
  await visit.dialog.getByTestId(`account-${second}`).click()
  await visit.page.keyboard.press('Escape')
  await see(visit.address, second)
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
})

test('a network changed by the wallet is the one shown', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31338)
  await see(visit.chain, '31338')
  await see(visit.networkButton, 'Foyer Local Two')
  await see(visit.accountButton, /4\.\d+ ETH/)
})

test('a wallet on a network that is not supported has to be moved: the view shakes and stays', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await see(visit.sentence, 'This network is not supported')
  await see(visit.dialog, 'Harvest Market works on the networks below.')
  await visit.page.keyboard.press('Escape')
  await see(visit.said, 'This network is not supported')
  // Written down when it begins: it is over in half a second, whether or not the test looked.
  await visit.dialog.evaluate((dialog) => {
    const { animate } = dialog
    dialog.animate = (frames, options) => {
      if (JSON.stringify(frames).includes('translate')) dialog.setAttribute('data-shaken', '')
      return animate.call(dialog, frames, options)
    }
  })
  await visit.dialog.getByTestId('header-close').click()
  await expect.poll(() => visit.dialog.getAttribute('data-shaken')).toBe('')
  await visit.page.mouse.click(10, 700)
  await see(visit.sentence, 'This network is not supported')
  await visit.dialog.getByTestId('network-eip155:31337').click()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.chain, '31337')
  expect((await visit.drive('Kestrel').state()).chainId).toBe(31337)
})

test('a switch declined on the way out of an unsupported network leaves the way out', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await visit.drive('Kestrel').reject('wallet_switchEthereumChain')
  await visit.dialog.getByTestId('network-eip155:31337').click()
  await see(visit.sentence, 'Switch declined')
  await visit.dialog.getByTestId('header-back').click()
  await see(visit.sentence, 'This network is not supported')
  await visit.dialog.getByTestId('disconnect').click()
  await visit.connectButton.waitFor()
})

test('a wallet that moves back by itself takes the view of the unsupported network with it', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await see(visit.sentence, 'This network is not supported')
  await visit.drive('Kestrel').switchChain(31338)
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.chain, '31338')
})

test('a reload on an unsupported network covers nothing up; the buttons say it', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await see(visit.sentence, 'This network is not supported')
  await visit.page.reload()
  await see(visit.networkButton, 'Switch Network')
  expect(await visit.modal.count()).toBe(0)
  await visit.accountButton.click()
  await see(visit.sentence, 'This network is not supported')
})

test('a remembered wallet that is gone leaves a page that connects another', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  const gone = await stage.visit('/', { beside: visit })
  await gone.page.evaluate(() => {
    type Scope = { __foyerWallets: { get(name: string): { destroy(): void } } }
    ;(globalThis as unknown as Scope).__foyerWallets.get('Kestrel').destroy()
  })
  await visit.page.addInitScript(() => {
    addEventListener('eip6963:announceProvider', hide, true)
    function hide(event: Event) {
      const { detail } = event as CustomEvent<{ info: { name: string } }>
      if (detail.info.name === 'Kestrel') event.stopImmediatePropagation()
    }
  })
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
  await visit.connect('Bramble')
  await see(visit.status, 'connected')
})

test('a permission taken away in the wallet ends the connection', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  await visit.drive('Kestrel').revoke()
  await visit.connectButton.waitFor()
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
})

test('the wallet used last is listed first and marked', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect('Bramble')
  await visit.disconnect()
  await visit.open()
  // Only the way to wallets elsewhere comes before.
  const [elsewhere, first] = [0, 1].map((nth) =>
    visit.dialog.getByRole('list').getByRole('button').nth(nth),
  )
  if (!elsewhere || !first) throw new Error('There is no list.')
  await see(elsewhere, 'WalletConnect')
  await see(first, 'Bramble')
  await see(first, 'Recent')
})
