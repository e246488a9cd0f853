/**
 * A wallet as the directory has it. Links are checked: pages are https (a home page may be http), apps
 * have a scheme of their own. A field that is not known is absent.
 */
export type DirectoryWallet = {
  /** The id of public directories where it is known, else one of our own: letters, digits, hyphens. Never reused. */
  id: string
  name: string
  /** Its place among all wallets, from 1 on. */
  order: number
  /** `certified` when it was chosen by hand. It says nothing of how safe the wallet is. */
  badge_type: 'certified' | 'none'
  homepage: string
  /** The reverse domain with which it announces itself (EIP-6963). */
  rdns?: string
  /** CAIP-2 ids of networks that it is known to serve; not all of them, see `namespaces`. */
  chains: readonly string[]
  /** CAIP-2 namespaces of which it is taken to serve every network. */
  namespaces: readonly string[]
  /**
   * The ids under which a page finds it, beside its reverse domain: `standard:` and its name in the Wallet Standard, `window:` and its id in the list of
   * Bitcoin's providers, `injectedWeb3:` and its key there, `keplr:` and its key in the window.
   */
  injected?: readonly { namespace: string; injected_id: string }[]
  /** The start of a link that opens its mobile app. */
  mobile_link?: string
  /** The same as a page that the system hands to the app. */
  link_mode?: string
  desktop_link?: string
  webapp_link?: string
  app_store?: string
  play_store?: string
  chrome_store?: string
  /** The hash that names its picture. */
  icon: string
  /** The average colour of the picture, `rgb` in three hex digits: what stands there until it has come. */
  colour: string
  /** Which source each group of fields comes from, by its id in `Directory.sources`. */
  sources: { identity: string; links: string; chains: string; icon: string }
}
