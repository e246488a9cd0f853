import { driveWallet, type WalletDriver } from '@foyer/testing/playwright'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { Guard } from './guard.js'
import { see } from './see.js'

/** A page, and what a user does in it. */
export type Visit = ReturnType<typeof createVisit>

export function createVisit({ page, context, watch }: createVisit.Parameters) {
  // The open one: another may be rendered ahead, unseen.
  const modal = page.locator('foyer-modal[data-testid=modal]')
  const dialog = modal.getByRole('dialog')
  const connectButton = page.getByTestId('connect-button')
  const accountButton = page.getByTestId('account-button')
  const networkButton = page.getByTestId('network-button')
  const pick = (name: string) => wallet(name).click()
  const wallet = (name: string): Locator =>
    dialog.getByRole('list').getByRole('button', { name: new RegExp(`^${name}`) })
  const open = async () => {
    await connectButton.click()
    await dialog.getByRole('list').first().waitFor()
  }

  return {
    page,
    context,
    watch,
    modal,
    dialog,
    connectButton,
    accountButton,
    networkButton,
    /** A row of the list of wallets. */
    wallet,
    /** A button of the modal by its words. */
    button: (name: string | RegExp) => dialog.getByRole('button', { name }),
    /** The big sentence of a view that waits or tells. */
    sentence: dialog.getByRole('heading', { level: 2 }),
    title: dialog.getByRole('heading', { level: 1 }),
    /** What readers were told last. */
    said: modal.locator('[role=status] span, [role=alert] span'),
    status: page.getByTestId('status'),
    address: page.getByTestId('account'),
    chain: page.getByTestId('chain-id'),
    drive: (name: string): WalletDriver => driveWallet(page, name),
    open,
    pick,
    /** From the button to the connected account. */
    async connect(name = 'Kestrel') {
      await open()
      await pick(name)
      await accountButton.waitFor()
      await modal.waitFor({ state: 'detached' })
    },
    /** Pays for what the market sells, by a wallet that approves by itself. */
    async buy(good: string) {
      await page.getByRole('button', { name: `Buy ${good.toLowerCase()}` }).click()
      await dialog.getByTestId('pay-review').click()
      await dialog.getByTestId('confirm-send').click()
      await see(page.getByTestId(`stall-${good}`), /Paid, by 0x/)
      await modal.waitFor({ state: 'detached' })
    },
    async openAccount() {
      await accountButton.click()
      await dialog.getByTestId('account-address').waitFor()
    },
    async disconnect() {
      await accountButton.click()
      await dialog.getByTestId('disconnect').click()
      await connectButton.waitFor()
    },
  }
}

export declare namespace createVisit {
  type Parameters = { page: Page; context: BrowserContext; watch: Guard }
}
