import type { Namespace } from '@foyer/protocol'

export type ConnectorType =
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ID_AUTH'

/** One way to reach one wallet in one namespace. */
export type Connector = {
  /** The wallet's rdns when it announced one, else a well-known id such as `injected`. */
  readonly id: string
  readonly type: ConnectorType
  /** Fit for display: one line, of bounded length. */
  readonly name: string
  readonly namespace: Namespace
  /** A `data:` image; shown by `<img>` only, where scripts cannot run. */
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** Opens a page in the browser of the wallet's app, on a phone: the page's address, encoded, comes behind it. */
  readonly browserLink?: string | undefined
  /** Two wallets in this page claim this id: a warning is shown before connecting. */
  readonly disputed?: boolean | undefined
}
