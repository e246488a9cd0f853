import type { Write } from '@foyer/protocol/texts'

/** The modal in English. Plain voice: what happened, then what to do. Names of wallets and networks arrive fit for display. */
export function en() {
  return {
    modal: {
      back: 'Back',
      close: 'Close',
      help: 'What is a wallet?',
      /** The network picker in the header, for readers. */
      networkPicker: (network: string) => `Network ${network}. Choose another`,
      unknownNetwork: 'Unknown Network',
      loading: 'Loading',
      dismiss: 'Dismiss',
      /** A view that did not arrive, mostly because the connection is gone. */
      loadFailed: 'This part could not be loaded',
      loadFailedText: 'Check your connection, then try again or reload the page.',
      /** A view that has arrived, and fails each time it is drawn. */
      broken: 'This part does not work',
      brokenText:
        'The fault is this site’s, not your connection’s. Before you send anything again, look into your wallet.',
      /** The options of the page cannot be used, so nothing of it starts. */
      refused: 'No wallet can be connected here',
      refusedText:
        'This site is not set up correctly. Its developer finds the reason in the browser’s console.',
    },
    actions: {
      cancel: 'Cancel',
      tryAgain: 'Try again',
      copy: 'Copy address',
      clearSearch: 'Clear search',
      newTab: 'opens in a new tab',
      allWallets: 'All Wallets',
      getAWallet: 'Get a wallet',
    },
    connect: {
      title: 'Connect Wallet',
      wallets: 'Wallets',
      recent: 'Recent',
      installed: 'Installed',
      /** Two wallets in this page claim to be the same one. */
      disputed: 'Two claim this name',
      disputedNote:
        'Two wallets in this browser say they are the same one. Check in your extensions which of them you installed, and switch the other off.',
      allWallets: 'All Wallets',
      guide: 'Haven’t got a wallet?',
      guideLink: 'Get started',
      empty: 'No wallet in this browser yet',
      emptyText: 'A wallet holds your keys and lets you answer what this site asks.',
      emptyOff: 'No wallet to choose from',
      emptyOffText: 'This site does not offer wallets here.',
    },
    legal: {
      accept: <markup>(write: Write<markup>, links: LegalLinks<markup>) =>
        write`By connecting you accept the ${documents(write, links)}`,
      agree: <markup>(write: Write<markup>, links: LegalLinks<markup>) =>
        write`I agree to the ${documents(write, links)}`,
    },
    connecting: {
      done: 'Connected',
      doneText: (wallet: string) => `${wallet} is connected to this site.`,
    },
    walletConnect: { title: 'WalletConnect' },
  }
}

/** What makes links of the words given to them. One of them is absent where the host has no such page. */
type LegalLinks<markup> = {
  readonly [name in 'terms' | 'privacy']?: ((words: string) => markup) | undefined
}

function documents<markup>(write: Write<markup>, { terms, privacy }: LegalLinks<markup>) {
  const first = terms?.('Terms of Service')
  const last = privacy?.('Privacy Policy')
  return first && last ? write`${first} and the ${last}` : (first ?? last ?? '')
}
