import { type Client, isMobile, isPairingOffered, type ListedWallet, pickWallet } from '@foyer/core'

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
  const { connectors, entry, group } = wallet
  const [first, ...others] = connectors
  if (!first && entry && isPairingOffered(client) && isMobile(client.environment))
    arrived?.openApp(client, entry)
  if (first && others.length === 0 && group !== 'walletConnect')
    arrived?.ask(client, { connectorId: first.id, namespace: first.namespace })
  pickWallet(client, wallet)
}
