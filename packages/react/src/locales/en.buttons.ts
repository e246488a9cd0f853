/** The buttons of network and account in English: loaded with a page that has one, so few. */
export const enButtons = {
  /** Said beside the account when transactions are under way. */
  pending: (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'} under way`,
  wrongNetwork: 'This network is not supported here',
  hiddenAmount: '••••',
  hiddenAmountSpoken: 'balance hidden',
  selectNetwork: 'Select Network',
  switchNetwork: 'Switch Network',
  unknownNetwork: 'Unknown Network',
  /** The network button, for readers. */
  network: (network: string) => `Network ${network}`,
}
