import {
  type Client,
  openInOwnBrowser,
  openWallet,
  type WalletEntry,
  walletLinks,
  watchTakeover,
} from '@foyer/core'

/** A wallet's app was opened: it is coming, it took over, or nothing came. */
export type Opening = { readonly walletId: string; readonly state: 'opening' | 'away' | 'stuck' }

type Kept = { readonly opening: Opening | undefined; readonly end: () => void }

const kept = new WeakMap<Client, Kept>()
const listeners = new Set<() => void>()

/**
 * The app is opened in the press on its row, before anything is drawn: a system takes the link for the person's then
 * alone. The view that comes after reads here how it went.
 */
export const openings = {
  /** Opens the wallet's app in this turn. @returns whether there was a link and, where it is paired, a URI. */
  begin(client: Client, entry: WalletEntry, kind: 'app' | 'universal' = 'app'): boolean {
    const window = client.environment.window()
    if (!window || !opens(client, entry, kind)) return false
    kept.get(client)?.end()
    const { id: walletId } = entry
    const end = watchTakeover({ window, clock: client.clock }, (taken) =>
      set(client, { opening: { walletId, state: taken ? 'away' : 'stuck' }, end: () => {} }),
    )
    set(client, { opening: { walletId, state: 'opening' }, end })
    return true
  },
  of: (client: Client): Opening | undefined => kept.get(client)?.opening,
  forget(client: Client): void {
    kept.get(client)?.end()
    set(client, { opening: undefined, end: () => {} })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function opens(client: Client, entry: WalletEntry, kind: 'app' | 'universal'): boolean {
  if (openInOwnBrowser(client, entry.id)) return true
  const { id: walletId, name } = entry
  const { app, universal } = walletLinks(entry)
  return openWallet(
    client,
    kind === 'app'
      ? { walletId, name, link: app, kind: 'app' }
      : { walletId, name, link: universal, kind: 'page' },
  )
}

function set(client: Client, next: Kept): void {
  kept.set(client, next)
  for (const listener of listeners) listener()
}
