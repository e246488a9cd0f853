import type { PocketWallet } from '@foyer/testing/pocket'
import type { BrowserContext, Page } from 'playwright-core'

/** The wallet on the phone, and what a user does with it. */
export type Pocket = ReturnType<typeof createPocket>

type Scope = { __foyerPocket: PocketWallet }

export function createPocket({ page, context }: { page: Page; context: BrowserContext }) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const asked = (title: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: title }).waitFor()
  return {
    page,
    context,
    press,
    /** Waits for a question of this title. */
    asked,
    sessions: page.getByTestId('session'),
    address: page.getByTestId('address'),
    /** The address of the selected account in a chain family. */
    addressOf: (namespace: string) =>
      page.getByTestId(namespace === 'eip155' ? 'address' : `${namespace}-address`),
    relay: page.getByTestId('relay'),
    /** Pastes a code, as a camera would hand it over. */
    async scan(code: string) {
      await page.getByLabel('Code of a page').fill(code)
      await page.keyboard.press('Enter')
    },
    /** Says yes to the connection that is asked for. */
    async agree() {
      await asked('Connect to this page?')
      await press('Connect')
    },
    choose: (list: string, value: string) =>
      page.getByRole('combobox', { name: list }).selectOption(value),
    /** Says yes or no from now on without being asked. */
    decide: (decision: 'approve' | 'reject' | 'ask', method?: string) =>
      page.evaluate(
        ([given, which]) => (globalThis as unknown as Scope).__foyerPocket.decide(given, which),
        [decision, method] as const,
      ),
    /** What pages asked, by method. */
    methods: () =>
      page.evaluate(() =>
        (globalThis as unknown as Scope).__foyerPocket.requests.map(({ method }) => method),
      ),
  }
}
