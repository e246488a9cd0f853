/**
 * What a wallet and a network are and where to get one, in English. Loaded with the views that tell it, so that the first opening of
 * the modal does not wait for it.
 */
export const enGuide = {
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
        text: 'Keep the recovery phrase to yourself. Nobody can give it back, and nobody honest asks for it.',
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
