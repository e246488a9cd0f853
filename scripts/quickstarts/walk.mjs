import { answerCall, node } from './answerCall.mjs'
import { serve } from './serve.mjs'

/**
 * Opens a built quickstart in a browser under a policy and does what its reader does first: sees the button, and connects a wallet. Returns
 * what is not as the document promises: a request before the press, something that the policy refused, an error, a picture that is not shown.
 */
export async function walk(chrome, { dist, policy, wallets }) {
  const { origin, stop } = await serve(dist, policy)
  const page = await chrome.newPage()
  const complaints = []
  try {
    const asked = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => complaints.push(`an error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`in the console: ${message.text()}`)
    })
    await page.addInitScript({ content: wallets })
    await page.route(`${node}/**`, answerCall)
    await page.goto(origin, { waitUntil: 'networkidle' })
    const elsewhere = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))
    if (elsewhere.length > 0) complaints.push(`asked before the press: ${elsewhere.join(', ')}`)
    await connect(page, complaints)
    return complaints
  } catch (error) {
    return [...complaints, error instanceof Error ? error.message : String(error)]
  } finally {
    await page.close()
    stop()
  }
}

async function connect(page, complaints) {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const row = page.getByRole('dialog').getByRole('button', { name: /Kestrel/ })
  await row.waitFor()
  const isDrawn = await row
    .locator('img')
    .first()
    .evaluate((img) => img.decode().then(() => img.naturalWidth > 0))
  if (!isDrawn) complaints.push("the wallet's picture is not shown")
  await row.click()
  await page.getByText(/Connected as 0x[\da-f]{40}/i).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // A button of one's own shows no balance.
  const account = page.getByTestId('account-button')
  if ((await account.count()) > 0) await account.getByText(/1\.0+ ETH/).waitFor()
}
