import type { Page } from 'playwright-core'
import { confirmLogin } from './confirmLogin.js'

/** Says who one is at a stand-in for a provider, and yes to each of the services that ask. Gives the numbers that they name. */
export async function logInAtProvider(window: Page, user: { name: string; email?: string }) {
  await window.getByLabel('Name').fill(user.name)
  if (user.email) await window.getByLabel('E-mail').fill(user.email)
  await window.getByRole('button', { name: 'Go on', exact: true }).click()
  return confirmLogin(window)
}
