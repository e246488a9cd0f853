/** The connect button in English: on every page, so apart from the other buttons. */
export function enConnectButton() {
  return {
    connect: 'Connect Wallet',
    connecting: 'Connecting...',
    /** In the place of both, where the files of the modal did not come. */
    reload: 'Reload Page',
  }
}
