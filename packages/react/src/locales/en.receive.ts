import { createNumber } from './createNumber.js'

/** Receiving, in English. Loaded with the views that show it. Amounts arrive written. */
export function enReceive(locale: string) {
  const number = createNumber(locale)
  return {
    receive: {
      title: 'Receive',
      code: (network: string) => `Code with your address on ${network}`,
      codeOfRequest: (amount: string, symbol: string) =>
        `Code with a payment link for ${amount} ${symbol}`,
      scan: (network: string) => `Scan to send to your address on ${network}`,
      scanRequest: (amount: string, symbol: string) => `Scan to pay ${amount} ${symbol}`,
      address: 'Your address',
      copy: 'Copy address',
      copyLink: 'Copy payment link',
      share: 'Share',
      shareFailed: 'It could not be shared. Copy it instead.',
      network: 'Network',
      request: 'Request an amount',
      amount: (symbol: string) => `Amount in ${symbol}`,
      amountInvalid: 'Use digits and at most one decimal point',
      clear: 'Remove the amount',
      requestNote:
        'A payment link asks for the coin of this network. Exchanges and older wallets may need the plain address.',
      compatible: 'Compatible networks',
      smart: 'This is a smart account',
      smartText: (count: number) =>
        count === 1
          ? 'It exists on one network only. What is sent to it elsewhere may be lost.'
          : `It exists on ${number(count)} networks only. What is sent to it elsewhere may be lost.`,
      none: 'No account connected',
      noneText: 'Connect a wallet to receive with it.',
      connect: 'Connect Wallet',
    },
    networks: {
      title: 'Compatible Networks',
      list: 'Networks',
      note: 'You can only receive on these networks. What is sent on another one may be lost.',
      none: 'No network is known',
      noneText: 'Connect a wallet, or switch to a network of this site.',
    },
  }
}
