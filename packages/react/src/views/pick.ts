import {
  type Client,
  isMobile,
  isPairingOffered,
  type ListedWallet,
  pickWallet,
  show,
  track,
  type WalletEntry,
} from '@foyer/core'

type Press = typeof import('./ask.js')

// Code that was fetched is there for every client of the page.
let arrived: Press | undefined

/** Fetches what a press needs. Called when the list is on the screen, so as not to stand in its way. */
export async function preparePick(client: Client): Promise<void> {
  arrived = await import('./ask.js')
  arrived.prepare(client)
}

/**
 * A wallet was picked from a list: it is asked at once where there is one way to reach it, and on a phone its app is
 * opened. Who is quicker than the code that does so waits for it in the next view, which does it then.
 */
export function pick(client: Client, wallet: ListedWallet): void {
  const { connectors, entry } = wallet
  const [first, ...others] = connectors
  if (!first && entry && isPaired(client, entry)) {
    pair(client, entry)
    return
  }
  if (first && others.length === 0)
    arrived?.ask(client, { connectorId: first.id, namespace: first.namespace })
  pickWallet(client, wallet)
}

function pair(client: Client, entry: WalletEntry): void {
  const mobile = isMobile(client.environment)
  const platform = mobile ? 'mobile' : 'qrcode'
  track(client, { event: 'SELECT_WALLET', properties: { name: entry.name, platform } })
  if (mobile) arrived?.openApp(client, entry)
  show(client, { name: 'ConnectingWalletConnect', data: { walletId: entry.id } })
}

/** On a phone no wallet is listed that could not be reached; elsewhere one without a link can only be got. */
function isPaired(client: Client, { mobile_link, desktop_link, webapp_link }: WalletEntry) {
  if (!isPairingOffered(client)) return false
  return isMobile(client.environment) || Boolean(mobile_link ?? desktop_link ?? webapp_link)
}
