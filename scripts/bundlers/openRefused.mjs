import { quiet } from '../quiet.mjs'
import { openHost } from './openHost.mjs'

/** Opens a built host whose options are wrong, and returns what failed: the modal has to say so, and the console why. */
export async function openRefused(chrome, { folder, wallets }) {
  const { page, errors, logged, end } = await openHost(chrome, {
    folder,
    query: '?refused',
    wallets,
  })
  try {
    page.setDefaultTimeout(10_000)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByText('No wallet can be connected here').waitFor()
    await quiet(() => logged.length)
    if (logged.length !== 1 || !logged[0].includes('`siwx`'))
      errors.push(`the console has ${JSON.stringify(logged)}`)
  } catch (error) {
    errors.push(error.message)
  } finally {
    await end()
  }
  return errors.map((text) => `options that are refused: ${text}`)
}
