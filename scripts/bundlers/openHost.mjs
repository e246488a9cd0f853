import { answerCall, node } from '../quickstarts/answerCall.mjs'
import { serve } from '../quickstarts/serve.mjs'
import { watch } from '../watch.mjs'

const policy = "default-src 'self' 'unsafe-inline' data: https:"

/** Opens a built host in a tab with the `wallets`. Returns the tab, the scripts that it requested, the `errors` that were thrown, those in the console (`logged`), and its end. */
export async function openHost(chrome, { folder, query = '', wallets }) {
  const { origin, stop } = await serve(folder, policy)
  const page = await chrome.newPage()
  const scripts = []
  const errors = []
  const logged = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname.slice(1))
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.addInitScript({ content: wallets })
  await page.addInitScript(watch)
  await page.route(`${node}/**`, answerCall)
  // Never answered.
  await page.route(/[/]foyer[/]|wallet[.]example/, () => {})
  await page.goto(`${origin}/${query}`, { waitUntil: 'networkidle' })
  const end = async () => {
    await page.close()
    stop()
  }
  return { page, scripts, errors, logged, end }
}
