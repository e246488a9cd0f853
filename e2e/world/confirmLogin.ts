import type { Page } from 'playwright-core'
import { see } from './see.js'

/**
 * What a user does where a service of the wallet asks whether it was them who pressed the button: compares the number, and says so. Each service asks for
 * itself, about a browser that it does not know; gives the numbers that were named.
 */
export async function confirmLogin(popup: Page, times = 2): Promise<string[]> {
  const numbers: string[] = []
  for (let asked = 0; asked < times; asked += 1) {
    const number = popup.locator('.number')
    await see(popup.getByRole('heading'), 'Is it you who logs in?')
    // The second page is another service's.
    const url = popup.url()
    numbers.push((await number.textContent()) ?? '')
    await popup.getByRole('checkbox').check()
    await popup.getByRole('button', { name: /^Yes/ }).click()
    if (asked + 1 < times) await popup.waitForURL((next) => next.origin !== new URL(url).origin)
  }
  return numbers
}
