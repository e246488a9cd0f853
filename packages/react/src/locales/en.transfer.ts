import { sendButtons } from '@foyer/protocol'

/** What is seen of sending at first, in English: the fields and the button. Loaded with the view. Amounts arrive written. */
export function enTransfer() {
  return {
    title: 'Send',
    button: sendButtons,
    amount: 'Amount',
    amountIn: (symbol: string) => `Amount in ${symbol}`,
    dollars: 'US dollars',
    switch: (unit: string) => `Type the amount in ${unit}`,
    available: (amount: string) => `${amount} available`,
    max: 'Max',
    maxOf: (symbol: string) => `Max: all ${symbol} that can be sent`,
    anotherToken: 'Choose another token',
    selectToken: 'Select Token',
    to: 'To',
    recipient: 'Address or name',
    placeholder: 'Address or name',
    paste: 'Paste',
    pasteFailed: 'The browser does not let this page read what was copied. Paste it by hand.',
    scan: 'Scan a code',
    none: 'No account connected',
    noneText: 'Connect a wallet to send from it.',
    unsupported: 'Nothing can be sent here',
    unsupportedText: 'Switch to a network of this site first.',
    connect: 'Connect Wallet',
  }
}
