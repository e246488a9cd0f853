import { namespaceNames } from '@foyer/protocol'
import { createNumber } from './createNumber.js'
import { en } from './en.js'

/**
 * What the views say that come after the list of wallets, in English. Loaded with them, so that the first opening of the modal does not
 * wait for it.
 */
export function enLate(locale: string) {
  const number = createNumber(locale)
  return {
    namespaces: { ...namespaceNames, eip155: 'Ethereum and compatible' },
    allWallets: {
      title: 'All Wallets',
      search: 'Search wallets',
      grid: 'Wallets',
      installed: 'installed',
      none: 'No Wallet found',
      noneText: (search: string) => `Nothing here is called “${search}”. Check the spelling.`,
      showAll: 'Show all wallets',
      found: (count: number) => `${number(count)} found`,
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
      ...en().connecting,
      waiting: (wallet: string) => `Continue in ${wallet}`,
      waitingText: 'Accept the connection request in the wallet. We will wait here.',
      still: 'Still waiting',
      stillText: (wallet: string) =>
        `No answer from ${wallet} yet. Its window may be behind this one, or its icon in the toolbar may be asking.`,
      get: (wallet: string) => `Get ${wallet}`,
      openIn: (wallet: string) => `Open in ${wallet}`,
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
        unshared: {
          title: 'No account shared',
          text: (wallet: string) =>
            `${wallet} let this site in, and shares no account with it. Choose one for this site in the wallet, then try again.`,
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
        blocked: {
          title: 'The window was blocked',
          text: (wallet: string) =>
            `Your browser did not open the window of ${wallet}. Press the button to open it, or allow this page to open windows.`,
        },
        unsupported: {
          title: 'Network not supported',
          text: (wallet: string) => `${wallet} does not work with the network of this site.`,
        },
        cancelled: {
          title: 'Called off',
          text: (wallet: string) =>
            `The request to ${wallet} was withdrawn. Nothing was shared with this site.`,
        },
        site: {
          title: 'Could not connect',
          text: (wallet: string) =>
            `Something in this site itself did not work, so ${wallet} could not be asked. Reload the page; if it stays so, tell the operator of the site.`,
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
      signIns: 'Sign-ins',
      smartSessions: 'Smart Sessions',
      chooseName: 'Choose account name',
      gone: 'No account connected',
      goneText: 'Connect a wallet to see its account here.',
    },
    wallets: {
      title: 'Your wallets',
      short: 'Wallets',
      count: number,
      accountsOf: (wallet: string) => `Accounts of ${wallet}`,
      leave: (wallet: string) => `Disconnect ${wallet}`,
      left: (wallet: string) => `${wallet} is disconnected`,
      recent: 'Used before',
      add: 'Connect another wallet',
      leaveAll: 'Disconnect all',
      types: {
        smartAccount: 'Smart account',
        payment: 'Payments',
        ordinal: 'Ordinals',
        stx: 'Stacks',
      },
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
        blocked: {
          title: 'The window was blocked',
          text: (wallet: string) =>
            `Your browser did not open the window of ${wallet}. You stay on the network you were on; try again, or allow this page to open windows.`,
        },
        unsupported: {
          title: 'Network not supported',
          text: (wallet: string) =>
            `${wallet} does not know this network and would not add it. Pick another network, or another wallet.`,
        },
        site: {
          title: 'Could not switch',
          text: (wallet: string) =>
            `Something in this site itself did not work, and ${wallet} is not at fault. You stay on the network you were on.`,
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
    whatIsAWallet: {
      title: 'What is a wallet?',
      points: [
        {
          title: 'A home for what is yours',
          text: 'Coins and collectibles live on the network. A wallet keeps the keys that move them.',
        },
        {
          title: 'A way to sign in',
          text: 'Connect instead of making another password. A site sees your address and nothing you did not approve.',
        },
        {
          title: 'You answer for it',
          text: 'Keep the recovery phrase to yourself. It cannot be restored, and no honest service asks for it.',
        },
      ],
      action: 'Get a wallet',
    },
    whatIsANetwork: {
      title: 'What is a network?',
      points: [
        {
          title: 'One shared record',
          text: 'A network is many computers that agree on who owns what. No single company runs it.',
        },
        {
          title: 'Each has its own coin',
          text: 'Fees are paid in the network’s coin. Some cost cents, others more when they are busy.',
        },
        {
          title: 'What you own stays there',
          text: 'The same address can hold different things on each. Look at the network before you send.',
        },
      ],
      action: 'Choose a network',
    },
    getWallet: {
      title: 'Get a wallet',
      list: 'Wallets you can get',
      text: 'After installing, come back here. The wallet appears in the list by itself.',
      empty: 'Nothing to recommend here',
      emptyText:
        'This site does not recommend a wallet. Get one from its maker’s own page, never from a link in a message.',
      done: 'I have a wallet now',
    },
    downloads: {
      title: (wallet: string) => `Get ${wallet}`,
      list: 'Where to get it',
      chrome: 'Chrome Extension',
      ios: 'iOS App',
      android: 'Android App',
      website: 'Website',
      note: 'Check the maker’s name on the page before you install.',
      empty: (wallet: string) => `No link to ${wallet}`,
      emptyText: 'This site has no address for it. Look for it on its maker’s own page.',
      unknown: 'this wallet',
    },
  }
}
