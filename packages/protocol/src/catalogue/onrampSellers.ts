/** A service that sells coins for money, as the page knows it. */
export type OnrampSeller = {
  readonly name: string
  /** The hosts of its page. Nothing else is opened for it, whatever a server says. */
  readonly hosts: readonly string[]
  /** The part of the page's address that has the account, where the address tells it. */
  readonly account?: string
  /** Its page is on this machine: it sells test coins to whoever builds pages. */
  readonly isLocal?: true
}

/** The services whose pages may be opened, by the ids of the server. Loaded with the code that buys. */
export const onrampSellers: Readonly<Record<string, OnrampSeller>> = {
  // A session token stands for the account.
  coinbase: { name: 'Coinbase', hosts: ['pay.coinbase.com', 'pay-sandbox.coinbase.com'] },
  moonpay: {
    name: 'MoonPay',
    hosts: ['buy.moonpay.com', 'buy-sandbox.moonpay.com'],
    account: 'walletAddress',
  },
  meld: { name: 'Meld', hosts: ['meldcrypto.com', 'sb.meldcrypto.com'] },
  onramper: { name: 'Onramper', hosts: ['buy.onramper.com', 'buy.onramper.dev'] },
  stripe: { name: 'Stripe', hosts: ['crypto.link.com'] },
  transak: { name: 'Transak', hosts: ['global.transak.com', 'global-stg.transak.com'] },
  till: { name: 'Till', hosts: ['localhost', '127.0.0.1'], account: 'address', isLocal: true },
}
