import { createMinutes } from './createMinutes.js'

/**
 * Pairing with a wallet elsewhere, in English. Loaded with the views that show it, so that the first opening of the
 * modal does not wait for it. Times arrive in milliseconds.
 */
export function enPairing(locale: string) {
  const minutes = createMinutes(locale)
  return {
    tabs: 'Ways to the wallet',
    platforms: { browser: 'Browser', mobile: 'Mobile', desktop: 'Desktop', web: 'Web' },
    /** Any wallet, where none was chosen. */
    anyWallet: 'your wallet',
    code: 'Code to scan with a wallet',
    codeOf: (wallet: string) => `Code to scan with ${wallet}`,
    scan: 'Scan this code with a wallet on your phone',
    scanWith: (wallet: string) => `Scan this code with ${wallet} on your phone`,
    preparing: 'Making a code',
    slow: 'This takes longer than usual. The relay is slow to answer.',
    cut: 'The relay cannot be reached, so no wallet hears of this code yet. We keep trying.',
    ready: (scan: string, ms: number) => `${scan}. It is good for ${minutes(ms)}.`,
    /** The time left, in milliseconds: written as 3:42. */
    expires: (ms: number) => `Expires in ${minutes(ms)}`,
    expired: 'This code has expired',
    renew: 'Get a new code',
    renewed: 'Here is a new code',
    copy: 'Copy link',
    /** Of a code that the host made. */
    tooLong: 'This link is too long for a code. Copy it instead.',
    allWallets: 'All Wallets',
    otherWallets: 'Other wallets',
    noWallet: (wallet: string) => `Haven’t got ${wallet}?`,
    get: 'Get it',
    app: {
      title: (wallet: string) => `Continue in ${wallet}`,
      preparing: 'Getting the request ready.',
      text: 'Open the app and accept the connection there.',
      opening: 'Opening the app.',
      away: 'Accept the connection in the app, then come back here.',
      open: (wallet: string) => `Open ${wallet}`,
      again: 'Open again',
      stuck: (wallet: string) => `${wallet} did not open`,
      stuckText: 'It may not be on this device. Get it, or go another way.',
      ways: 'Other ways',
      store: (wallet: string) => `Get ${wallet}`,
      universal: 'Open by web link',
      copyLink: 'Copy link',
      copyLinkText: 'Paste it into the wallet',
      showCode: 'Scan with another device',
      hint: 'Nothing to accept there? Open the app again, or copy the link.',
    },
    desktop: {
      title: (wallet: string) => `Continue in ${wallet}`,
      text: 'Open the program on this computer and accept the connection there.',
      open: (wallet: string) => `Open ${wallet}`,
    },
    web: {
      title: (wallet: string) => `Continue in ${wallet}`,
      text: 'Open the wallet’s page in a new tab and accept the connection there.',
      open: (wallet: string) => `Open ${wallet}`,
    },
    browser: {
      title: (wallet: string) => `Continue in ${wallet}`,
      text: 'It is installed in this browser.',
      open: (wallet: string) => `Open ${wallet}`,
      missing: (wallet: string) => `${wallet} is not in this browser`,
      missingText: 'Install the extension, then come back: it appears in the list by itself.',
      install: (wallet: string) => `Get ${wallet}`,
    },
    errors: {
      declined: {
        title: 'Connection declined',
        text: (wallet: string) =>
          `The request was turned down in ${wallet}. Nothing was shared with this site.`,
      },
      /** Under a declined request. */
      declinedHint: 'If it was not you, an earlier request may still be open in the wallet.',
      offline: {
        title: 'You are offline',
        text: () => 'Pairing needs the internet. We go on by ourselves once you are back.',
      },
      unreachable: {
        title: 'The relay does not answer',
        text: (wallet: string) =>
          `It carries the request to ${wallet}, and cannot be reached now. Try again in a moment, or pick a wallet in this browser.`,
      },
      refused: {
        title: 'The relay turned this site down',
        text: () =>
          'It does not carry requests for this address, which is for the site to mend. Pick a wallet that is in this browser.',
      },
      answer: {
        title: 'That answer does not fit',
        text: (wallet: string) =>
          `This site asked for more than ${wallet} granted, so nothing was connected. Try again, or pick another wallet.`,
      },
      expired: {
        title: 'No answer in time',
        text: (wallet: string) => `The request expired before ${wallet} answered. Try again.`,
      },
      off: {
        title: 'Pairing is not switched on',
        text: () =>
          'This site does not connect wallets on other devices. Pick one that is in this browser.',
      },
      failed: {
        title: 'Could not connect',
        text: (wallet: string) =>
          `Something went wrong on the way to ${wallet}. Nothing was shared with this site. Try again, or pick another wallet.`,
      },
    },
  }
}
