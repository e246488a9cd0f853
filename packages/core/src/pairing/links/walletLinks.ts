import type { WalletEntry } from '../../wallets/state.js'
import { isUniversal, linkBase } from './linkBase.js'

/** The ways into a wallet that a directory names, each fit to be opened. */
export type WalletLinks = {
  /** Into the app: its own scheme where it has one. */
  readonly app: string | undefined
  /** The same as an address of the web, which works where the scheme does not; it opens a page without the app. */
  readonly universal: string | undefined
  readonly desktop: string | undefined
  readonly web: string | undefined
}

export function walletLinks({
  mobile_link,
  link_mode,
  desktop_link,
  webapp_link,
}: WalletEntry): WalletLinks {
  const app = linkBase(mobile_link)
  const universal = [linkBase(link_mode), app].find((link) => link && isUniversal(link))
  const web = linkBase(webapp_link)
  return {
    app: app ?? universal,
    universal,
    desktop: linkBase(desktop_link),
    web: web && isUniversal(web) ? web : undefined,
  }
}
