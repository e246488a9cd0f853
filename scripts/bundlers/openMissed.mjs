import { openHost } from './openHost.mjs'

/**
 * Opens a built host whose files are no longer there when its button is pressed, as after a new release: the button has to lead on, to a page
 * that opens. Returns what failed.
 */
export async function openMissed(chrome, { folder, wallets }) {
  const { page, scripts, errors, end } = await openHost(chrome, { folder, wallets })
  try {
    page.setDefaultTimeout(10_000)
    const known = new Set(scripts)
    const isNew = ({ pathname }) => pathname.endsWith('.js') && !known.has(pathname.slice(1))
    await page.route(isNew, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const reload = page.getByRole('button', { name: 'Reload Page' })
    await reload.waitFor()
    await page.unroute(isNew)
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Kestrel/ })
      .waitFor()
  } catch (error) {
    errors.push(error.message)
  } finally {
    await end()
  }
  return errors.map((text) => `files that are gone: ${text}`)
}
