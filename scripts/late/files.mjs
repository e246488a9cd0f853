/**
 * The files in which the screens' code is published, for what each is fetched (modules that are imported when they are needed, without their
 * package's `src/`), and after which others it comes: these are fetched with it. What a module imports stands in the last file that all come
 * after who need it.
 */
export const screenFiles = {
  // The fields, tasks and texts that logging in has in common with what comes later.
  form: { after: [], of: [] },
  // What comes after the first view: what a press on a wallet and a notice need.
  next: {
    after: [],
    of: [
      'react/locales/loadTexts.ts',
      'react/modal/NoticeParts.tsx',
      'react/modal/announceOutcome.ts',
      'react/modal/keepOver.ts',
      'react/modal/prefetchNext.ts',
      'react/views/lateRegistry.ts',
      'react/views/connecting-external/view.tsx',
      'core/flows/followWish.ts',
      'core/notices/loadAlert.ts',
      'core/screens/createPress.ts',
      'core/setup/reportFaults.ts',
    ],
  },
  // What the views after the first have in common.
  parts: { after: ['form', 'next'], of: [] },
  // The ways beside the wallets, which the first view has where the host offers them: it is fetched before any press, and so needs little.
  panel: { after: ['form'], of: ['react/views/connect/Panel.tsx'] },
  // What a host's server and the directory add.
  server: {
    after: ['next'],
    of: [
      'core/account/serverIdentity.ts',
      'core/flows/hostFlows.ts',
      'core/wallets/fetchWallets.ts',
      'core/wallets/suggestWallets.ts',
    ],
  },
  // The directory of wallets where the host has no server.
  directory: { after: ['next'], of: ['core/wallets/searchIndex.ts'] },
  // The code to scan, which is heavy.
  code: { after: ['next'], of: [] },
  // Wallets that are not in the page, and those who have none.
  wallets: {
    after: ['parts', 'code'],
    of: [
      'react/views/all-wallets/view.tsx',
      'react/views/connecting-multi-chain/view.tsx',
      'react/views/connecting-wallet-connect-basic/view.tsx',
      'react/views/connecting-wallet-connect/view.tsx',
      'react/views/downloads/view.tsx',
      'react/views/get-wallet/view.tsx',
      'react/views/what-is-a-wallet/view.tsx',
    ],
  },
  // Where the host wants sign-ins: it is fetched when the client wakes.
  siwx: { after: ['next'], of: ['core/siwx/followSignIn.ts'] },
  // Before a wallet is picked: connecting and signing in by one approval. With a wallet: what looks after its session.
  siwxFirst: { after: ['siwx'], of: ['core/siwx/readyOneClick.ts'] },
  siwxKept: {
    after: ['siwx'],
    of: ['core/screens/followPress.ts', 'core/siwx/createUpkeep.ts'],
  },
  // What a paired wallet has before its user, over a reload.
  siwxPaired: {
    after: ['siwx'],
    of: ['core/siwx/resumeSignIn.ts', 'core/siwx/signAway.ts'],
  },
  // A page with a session needs neither: the prompt comes without one, and the list, which shares the texts, from the settings.
  signIn: {
    after: ['parts', 'siwx'],
    of: ['react/views/siwx-sign-message/view.tsx'],
  },
  signIns: {
    after: ['siwxKept', 'signIn'],
    of: ['react/views/siwx-sessions/view.tsx'],
  },
  // Keys that act for an account by themselves.
  sessions: {
    after: ['account'],
    of: ['react/views/smart-session-created/view.tsx', 'react/views/smart-session-list/view.tsx'],
  },
  login: {
    after: ['parts', 'server', 'panel', 'code'],
    of: [
      'core/embedded/returnFromSocial.ts',
      'core/screens/createLoginPress.ts',
      'react/views/explainLogin.ts',
      'react/views/loginViews.ts',
    ],
  },
  account: {
    after: ['parts', 'server'],
    of: [
      'react/modal/AccountFace.tsx',
      'react/views/account/view.tsx',
      'react/views/networks/view.tsx',
      'react/views/profile-wallets/view.tsx',
      'react/views/switch-active-chain/view.tsx',
      'react/views/switch-network/view.tsx',
      'react/views/transactions/view.tsx',
      'react/views/unsupported-chain/view.tsx',
      'react/views/what-is-a-network/view.tsx',
    ],
  },
  // What was sent, and waits to be in a block.
  sent: { after: ['next'], of: ['core/send/followSent.ts'] },
  // Transactions of the host's own.
  hosted: { after: ['sent'], of: ['core/send/noteHosted.ts'] },
  // What the reviews of transfers and swaps have in common.
  spend: { after: ['account', 'sent'], of: [] },
  // Payment links, which receiving writes and sending reads.
  links: { after: ['account'], of: [] },
  receive: {
    after: ['code', 'links'],
    of: ['react/views/wallet-compatible-networks/view.tsx', 'react/views/wallet-receive/view.tsx'],
  },
  // The fields of sending, which are seen first.
  transfer: {
    after: ['account'],
    of: ['react/views/wallet-send/view.tsx'],
  },
  // What follows in sending: fetched when the fields stand, and before any press there.
  payment: {
    after: ['spend', 'transfer'],
    of: [
      'react/views/wallet-send-preview/view.tsx',
      'react/views/wallet-send-select-token/view.tsx',
      'react/views/wallet-send/parts.ts',
    ],
  },
  // A payment link that was pasted or scanned, and the first name.
  linked: {
    after: ['links', 'transfer'],
    of: ['core/screens/takeLink.ts'],
  },
  names: {
    after: ['transfer'],
    of: ['core/send/lookUpName.ts'],
  },
  // What pays for a page.
  pay: {
    after: ['payment'],
    of: ['core/pay/submitPay.ts', 'react/views/pay-loading/view.tsx', 'react/views/pay/view.tsx'],
  },
  // What registers a name of the host's server for an account.
  accountNames: {
    after: ['account'],
    of: ['react/views/nameViews.ts'],
  },
  // What buys coins for money, and follows what was bought.
  buy: {
    after: ['account'],
    of: [
      'core/buy/followPurchases.ts',
      'react/views/buy-in-progress/view.tsx',
      'react/views/onramp-activity/view.tsx',
      'react/views/onramp-fiat-select/view.tsx',
      'react/views/onramp-providers/view.tsx',
      'react/views/onramp-token-select/view.tsx',
      'react/views/what-is-a-buy/view.tsx',
    ],
  },
  // What a provider says that it delivered, compared with the network.
  delivery: {
    after: ['sent', 'buy'],
    of: ['core/buy/checkDelivery.ts'],
  },
  // Whose sign-in a purchase is of.
  buySigned: {
    after: ['siwx', 'buy'],
    of: ['core/buy/readSignInHeaders.ts'],
  },
  // The fields of a swap and what they come to, which are seen first.
  swap: {
    after: ['account'],
    of: ['react/views/swap/view.tsx'],
  },
  // What follows in a swap: fetched when the fields stand, and before any press there.
  exchange: {
    after: ['spend', 'swap'],
    of: [
      'react/views/swap-preview/view.tsx',
      'react/views/swap-select-token/view.tsx',
      'react/views/swap/parts.ts',
    ],
  },
  // The camera of a transfer, from the press on it.
  scan: {
    after: ['payment'],
    of: ['react/views/wallet-send/Scan.tsx'],
  },
  // What reads a code before the camera, where the browser cannot: heavy, and seldom needed.
  decoder: {
    after: ['scan'],
    of: ['react/views/wallet-send/createCodeReader.ts'],
  },
  wallet: {
    after: ['login', 'account'],
    of: ['react/views/walletViews.ts'],
  },
}
