import type { WalletEntry } from '../../wallets/state.js'
import { isUniversal, linkBase } from './linkBase.js'

/** The links into a wallet's app from a directory, each safe to open. */
export type WalletLinks = {
  /** The link into the app: of its own scheme where it has one. */
  readonly app: string | undefined
  /** The same as a web address, which works where the scheme does not; without the app it opens a page. */
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
