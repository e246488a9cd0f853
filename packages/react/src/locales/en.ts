/**
 * The modal in English. Plain voice: what happened, then what to do. Counts arrive as text in the
 * reader's digits; names of wallets and networks arrive fit for display.
 */
export const en = {
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
    loadFailedText: 'Check your connection, then try again.',
  },
  actions: {
    cancel: 'Cancel',
    tryAgain: 'Try again',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The browser did not allow copying',
    clearSearch: 'Clear search',
    newTab: 'opens in a new tab',
    allWallets: 'All Wallets',
    getAWallet: 'Get a wallet',
  },
  namespaces: {
    eip155: 'Ethereum and compatible',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
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
    accept: 'By connecting you accept the',
    agree: 'I agree to the',
    and: 'and the',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
  allWallets: {
    title: 'All Wallets',
    search: 'Search wallets',
    grid: 'Wallets',
    installed: 'installed',
    none: 'No Wallet found',
    noneText: (search: string) => `Nothing here is called “${search}”. Check the spelling.`,
    showAll: 'Show all wallets',
    found: (count: string) => `${count} found`,
    empty: 'No wallets to list yet',
    emptyText: 'Install a wallet and it appears here by itself.',
    /** Chosen with care, for readers after a wallet's name; and the switch that lists only those. */
    certified: 'certified',
    certifiedOnly: 'Certified wallets only',
    /** On a phone, whose own apps are in the list. */
    showCode: 'Scan with another device',
    loading: 'More wallets are being loaded',
    failed: 'Not all wallets could be loaded.',
  },
  connecting: {
    waiting: (wallet: string) => `Continue in ${wallet}`,
    waitingText: 'Accept the connection request in the wallet. We will wait here.',
    still: 'Still waiting',
    stillText: (wallet: string) =>
      `No answer from ${wallet} yet. Its window may be behind this one, or its icon in the toolbar may be asking.`,
    done: 'Connected',
    doneText: (wallet: string) => `${wallet} is connected to this site.`,
    get: (wallet: string) => `Get ${wallet}`,
    wallet: 'the wallet',
    errors: {
      declined: {
        title: 'Connection declined',
        text: (wallet: string) =>
          `The request was turned down in ${wallet}. Nothing was shared with this site.`,
      },
      locked: {
        title: 'The wallet is locked',
        text: (wallet: string) => `Unlock ${wallet}, then try again.`,
      },
      pending: {
        title: 'Already asked',
        text: (wallet: string) =>
          `An earlier request is still open in ${wallet}. Open the wallet and answer it there.`,
      },
      missing: {
        title: 'Not installed',
        text: (wallet: string) =>
          `${wallet} is not in this browser. Install it or switch it on, then come back.`,
      },
      unsupported: {
        title: 'Network not supported',
        text: (wallet: string) => `${wallet} does not work with the network of this site.`,
      },
      late: {
        title: 'No answer',
        text: (wallet: string) => `${wallet} did not answer in time. Open it, then try again.`,
      },
      cancelled: {
        title: 'Called off',
        text: (wallet: string) =>
          `The request to ${wallet} was withdrawn. Nothing was shared with this site.`,
      },
      failed: {
        title: 'Could not connect',
        text: (wallet: string) =>
          `Something went wrong in ${wallet}. Nothing was shared with this site. Try again, or pick another wallet.`,
      },
    },
  },
  selectChain: {
    title: 'Select chain',
    hero: (wallet: string) => `Select Chain for ${wallet}`,
    text: 'This wallet serves more than one kind of network. Pick the one to use here.',
    list: 'Kinds of network',
  },
  walletConnect: { title: 'WalletConnect' },
  account: {
    title: 'Account',
    balance: 'Balance',
    hide: 'Hide amounts',
    show: 'Show amounts',
    hidden: '••••',
    hiddenSpoken: 'hidden',
    unavailable: 'Balance unavailable',
    explorer: 'Block Explorer',
    accounts: 'Accounts',
    nowUsing: (address: string) => `Now using ${address}`,
    actions: 'What you can do',
    disconnect: 'Disconnect',
    disconnectFailed:
      'The wallet did not let go. Try again, or remove this site in the wallet’s own settings.',
    gone: 'No account connected',
    goneText: 'Connect a wallet to see its account here.',
  },
  transactions: { title: 'Activity' },
  networks: {
    title: 'Choose Network',
    search: 'Search networks',
    list: 'Networks',
    current: 'Current network',
    approve: 'Approve in wallet',
    missing: 'Not in this wallet',
    none: 'No network found',
    noneText: (search: string) => `Nothing here is called “${search}”. Check the spelling.`,
    note: 'Your wallet may not support some networks.',
    help: 'What is a network?',
    switched: (network: string) => `Now on ${network}`,
  },
  switchNetwork: {
    waiting: 'Approve in wallet',
    waitingText: (network: string, wallet: string) =>
      `Switching to ${network}. Accept the request in ${wallet} to continue.`,
    stillText: (wallet: string) =>
      `No answer from ${wallet} yet. Its window may be behind this one.`,
    done: (network: string) => `Now on ${network}`,
    errors: {
      declined: {
        title: 'Switch declined',
        text: (wallet: string) =>
          `The request was turned down in ${wallet}. You stay on the network you were on.`,
      },
      locked: {
        title: 'The wallet is locked',
        text: (wallet: string) => `Unlock ${wallet}, then try again.`,
      },
      pending: {
        title: 'Already asked',
        text: (wallet: string) =>
          `An earlier request is still open in ${wallet}. Open the wallet and answer it there.`,
      },
      missing: {
        title: 'The wallet is gone',
        text: (wallet: string) =>
          `${wallet} is not in this browser any more. Switch it on, then reload this page.`,
      },
      unsupported: {
        title: 'Network not supported',
        text: (wallet: string) =>
          `${wallet} does not know this network and would not add it. Pick another network, or another wallet.`,
      },
      late: {
        title: 'No answer',
        text: (wallet: string) => `${wallet} did not answer in time. Open it, then try again.`,
      },
      failed: {
        title: 'Could not switch',
        text: (wallet: string) =>
          `Something went wrong in ${wallet}. You stay on the network you were on.`,
      },
    },
  },
  switchChain: {
    title: 'Switch chain',
    hero: (chain: string) => `Switch to ${chain}`,
    text: (chain: string) =>
      `The wallet you use here does not reach ${chain}. Connect one that does; the first stays connected.`,
    action: 'Connect a wallet',
  },
  unsupported: {
    title: 'Switch Network',
    hero: 'This network is not supported',
    text: (app: string) => `${app} works on the networks below. Pick one to go on.`,
    site: 'This site',
    list: 'Supported networks',
  },
}
