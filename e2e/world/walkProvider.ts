import type { Page } from 'playwright-core'
import { confirmLogin } from './confirmLogin.js'

/** Says who one is at a stand-in for a provider, and yes to each of the services that ask. Gives the numbers that they name. */
export async function walkProvider(window: Page, person: { name: string; email?: string }) {
  await window.getByLabel('Name').fill(person.name)
  if (person.email) await window.getByLabel('E-mail').fill(person.email)
  await window.getByRole('button', { name: 'Go on', exact: true }).click()
  return confirmLogin(window)
}
