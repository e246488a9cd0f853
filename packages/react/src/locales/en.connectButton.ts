/** The connect button in English: on every page, so apart from the other buttons. */
export const enConnectButton = {
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
}
