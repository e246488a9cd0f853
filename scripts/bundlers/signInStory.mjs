import { answerCall } from '../quickstarts/answerCall.mjs'

const timeoutMs = 20_000

/** Signs in on an example's page, reloads it while its backend says nothing, and signs out. Returns what failed. */
export async function signInStory(chrome, { origin, wallets }) {
  const context = await chrome.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  const failed = []
  page.on('pageerror', ({ message }) => failed.push(message))
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) failed.push(message.text())
  })
  await page.addInitScript({ content: wallets })
  await page.route((url) => url.hostname !== 'localhost', answerCall)
  const shows = (status) =>
    page.getByTestId('session-status').getByText(status, { exact: true }).waitFor()
  const says = async (words) => {
    await page.getByRole('button', { name: 'Ask the backend' }).click()
    await page.getByTestId('backend-says').getByText(words).waitFor()
  }
  try {
    await page.goto(origin, { waitUntil: 'networkidle' })
    await shows('signedOut')
    await says('Unauthorized')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Kestrel/ }).click()
    await dialog.getByTestId('sign-in').click()
    await shows('signedIn')
    await says(/^eip155:1:0x[\dA-Fa-f]{40}$/)
    let release = () => {}
    const held = new Promise((resolve) => {
      release = resolve
    })
    await page.route('**/api/auth/session', (route) => held.then(() => route.continue()))
    await page.reload()
    await shows('signedIn')
    release()
    await page.waitForLoadState('networkidle')
    await shows('signedIn')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await shows('signedOut')
    await says('Unauthorized')
  } catch (error) {
    failed.push(error.message)
  } finally {
    await context.close()
  }
  return failed
}
