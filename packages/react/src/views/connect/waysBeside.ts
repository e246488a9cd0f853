import { type Client, type ConnectMethod, connectors, type State } from '@foyer/core'
import { connectMethods, isEmbeddedOffered } from '@foyer/core/internal'

/** The ways to connect without a wallet of one's own, as they stand above and below the list of wallets. */
export type WaysBeside = {
  readonly start: readonly ConnectMethod[]
  readonly end: readonly ConnectMethod[]
  /** The list of wallets is behind one button among the ways. */
  readonly isCollapsed: boolean
}

/** `undefined` where there are wallets alone. */
export function waysBeside(client: Client, { features, wallets }: State): WaysBeside | undefined {
  if (!isEmbeddedOffered(client)) return undefined
  const { email, socials, collapseWallets, emailShowWallets } = features
  const isCollapsed = client.options.enableWallets && (collapseWallets || !emailShowWallets)
  const offered = { email, social: socials !== false, wallet: isCollapsed }
  const order = connectMethods({
    order: features.connectMethodsOrder,
    installed: connectors(wallets).some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED'),
  })
  const at = isCollapsed ? order.length : order.indexOf('wallet')
  const ways = (part: readonly ConnectMethod[]) => part.filter((way) => offered[way])
  return at < 0
    ? { start: ways(order), end: [], isCollapsed }
    : { start: ways(order.slice(0, at)), end: ways(order.slice(at)), isCollapsed }
}
