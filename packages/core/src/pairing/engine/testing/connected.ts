import { createTestBrowser, proposal } from './createTestPage.js'

/** A page with a session, and the wallet at its other end. */
export async function connected(changes: object = {}) {
  const browser = createTestBrowser()
  const page = await browser.openPage()
  const wallet = await browser.openWallet()
  const attempt = await page.engine.connect(proposal)
  const { session } = await wallet.approve(attempt.uri, changes)
  await attempt.approval
  page.events.length = 0
  return { ...browser, ...page, page, wallet, session, attempt }
}

export const personalSign = {
  chainId: 'eip155:1',
  method: 'personal_sign',
  params: ['0x68', '0x1111111111111111111111111111111111111111'],
} as const
