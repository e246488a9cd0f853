import { type Client, type ListedWallet, pickWallet } from '@foyer/core'
import { attempts } from './attempts.js'

/** A wallet was picked from a list: it is asked at once where there is one way to reach it. */
export function pick(client: Client, wallet: ListedWallet): void {
  const [first, ...others] = wallet.connectors
  if (first && others.length === 0)
    attempts.begin(client, { connectorId: first.id, namespace: first.namespace })
  pickWallet(client, wallet)
}
