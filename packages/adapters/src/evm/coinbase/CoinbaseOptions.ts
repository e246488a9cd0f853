/** Which accounts a Coinbase wallet may connect with. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** What a host may say when it offers Coinbase's wallets. */
export type CoinbaseOptions = {
  /**
   * `smartWalletOnly`: the smart wallet of a passkey, which needs no app. `eoaOnly`: the wallet in the phone's app or the browser's extension.
   * `all`: the user chooses. Default: `all`.
   */
  readonly preference?: CoinbasePreference | undefined
  /** The page that is opened in a window to connect and sign, with its protocol. Default: `https://keys.coinbase.com/connect`. */
  readonly keysUrl?: string | undefined
}
