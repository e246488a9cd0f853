import { type Client, type ListedWallet, pickWallet } from '@foyer/core'

type Ask = typeof import('./ask.js')['ask']

// Code that was fetched is there for every client of the page.
let arrived: Ask | undefined

/** Fetches what asks a wallet. Called when the list is on the screen, so as not to stand in its way. */
export async function preparePick(): Promise<void> {
  const { ask } = await import('./ask.js')
  arrived = ask
}

/**
 * A wallet was picked from a list: it is asked at once where there is one way to reach it. Who is quicker than the code
 * that asks waits for it in the next view, which asks then.
 */
export function pick(client: Client, wallet: ListedWallet): void {
  const [first, ...others] = wallet.connectors
  if (first && others.length === 0)
    arrived?.(client, { connectorId: first.id, namespace: first.namespace })
  pickWallet(client, wallet)
}
