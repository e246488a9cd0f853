import { openHost } from './openHost.mjs'

/** What a visitor does, each in a visit of its own: between them they run each file of the screens that needs no answer of a server. */
const visits = {
  async 'the login by e-mail'(page, dialog) {
    const frame = page.waitForRequest('https://wallet.example/**')
    await dialog.getByRole('textbox', { name: /e-?mail/i }).fill('ada@host.example')
    await page.keyboard.press('Enter')
    await frame
  },
  async 'wallets that are not in the page'(_, dialog) {
    await dialog.getByRole('button', { name: /All Wallets/ }).click()
    await dialog.getByRole('heading', { name: 'All Wallets' }).waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: /^WalletConnect/ }).click()
    await dialog.getByRole('heading', { name: 'WalletConnect' }).waitFor()
  },
  async 'the account and its networks'(page, dialog) {
    await dialog.getByRole('button', { name: /Kestrel/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByTestId('account-button').click()
    await dialog.getByRole('button', { name: 'Disconnect' }).waitFor()
    await dialog.getByRole('button', { name: /Ethereum/ }).click()
    await dialog.getByRole('button', { name: /Base/ }).waitFor()
  },
}

/** Walks through a built host with everything turned on, whose server never answers. Returns what failed. */
export async function tour(chrome, { folder, wallets }) {
  const failed = []
  for (const [name, visit] of Object.entries(visits)) {
    const { page, errors, end } = await openHost(chrome, { folder, query: '?full', wallets })
    try {
      page.setDefaultTimeout(10_000)
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      await visit(page, page.getByRole('dialog'))
    } catch (error) {
      errors.push(error.message)
    } finally {
      await end()
    }
    failed.push(...errors.map((text) => `${name}: ${text}`))
  }
  return failed
}
