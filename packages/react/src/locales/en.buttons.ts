import { createNumber } from './createNumber.js'
import { createPlural } from './createPlural.js'

/** The buttons of network and account in English: loaded with a page that has one, so few. */
export function enButtons(locale: string) {
  const number = createNumber(locale)
  const plural = createPlural('en')
  return {
    /** Said beside the account when transactions are under way. */
    pending: (count: number) =>
      `${number(count)} ${plural(count, { one: 'transaction', other: 'transactions' })} under way`,
    wrongNetwork: 'This network is not supported here',
    hiddenAmount: '••••',
    hiddenAmountSpoken: 'balance hidden',
    /** No node said the balance. */
    noAmount: '–',
    noAmountSpoken: 'balance unavailable',
    selectNetwork: 'Select Network',
    switchNetwork: 'Switch Network',
    unknownNetwork: 'Unknown Network',
    /** The network button, for readers. */
    network: (network: string) => `Network ${network}`,
  }
}
