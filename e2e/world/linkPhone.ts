import type { BrowserContext } from 'playwright-core'
import { createLinkedPhone, type KeysHost } from 'sandbox/coinbase'

/** The relay's address, which stands in the SDK. */
export const linkRelay = 'https://www.walletlink.org'

/** A phone of the wallet's account, behind the relay of Coinbase's SDK, which is played for this browser. The wallet's window links it. */
export async function linkPhone(context: BrowserContext, keys: KeysHost) {
  const phone = createLinkedPhone(keys.account, (chainId) => `${keys.origin}/rpc/${chainId}`)
  keys.choosePhone(phone)
  await context.routeWebSocket(/walletlink\.org/, (socket) => {
    const end = phone.open((text) => socket.send(text))
    socket.onMessage((text) => end.hear(String(text)))
    socket.onClose(end.close)
  })
  await context.route(`${linkRelay}/**`, (route) =>
    route.fulfill({ json: { events: [] }, headers: { 'access-control-allow-origin': '*' } }),
  )
  return phone
}
