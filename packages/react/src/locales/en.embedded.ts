import { createMinutes } from './createMinutes.js'
import { createNumber } from './createNumber.js'
import { createPlural } from './createPlural.js'
import { createTime } from './createTime.js'

/**
 * Logging in by e-mail or a social account, and the wallet that comes with it, in English. Loaded with the views that show it, so
 * that the first opening of the modal does not wait for it. Times arrive in milliseconds.
 */
export function enEmbedded(locale: string) {
  const number = createNumber(locale)
  const plural = createPlural('en')
  const minutes = createMinutes(locale)
  const time = createTime(locale)
  const numberIn = (count: number) =>
    plural(count, { one: 'Number in the window', other: 'Numbers in the window' })
  const numberText = 'If the window names another one, say no there.'
  return {
    or: 'or',
    email: 'Email',
    continue: 'Continue',
    socials: 'Social logins',
    moreSocials: 'All socials',
    continueWithWallet: 'Continue with a wallet',
    guide: 'Haven’t got a wallet?',
    guideLink: 'Get started',
    /** Names of the social providers. */
    providers: {
      google: 'Google',
      x: 'X',
      discord: 'Discord',
      farcaster: 'Farcaster',
      github: 'GitHub',
      apple: 'Apple',
      facebook: 'Facebook',
      email: 'Email',
    },
    logInWith: (provider: string) => `Log in with ${provider}`,
    loginFailed: {
      invalidEmail: 'Enter a complete e-mail address, such as name@example.com.',
      throttled: (seconds: number) => `Please try again after ${number(seconds)} seconds`,
      load: 'The wallet could not be loaded. Check your connection, then try again.',
      late: 'The wallet did not answer in time. Try again.',
      unreachable: 'The login server cannot be reached. Try again in a moment.',
      refused: 'This site may not use this login. Pick another way to connect.',
      off: 'This login is not switched on here. Pick another way to connect.',
      storage: 'Your browser keeps the wallet from storing anything. Allow it, then try again.',
      changed:
        'The server names another wallet or login than this browser knows. Nothing was done. Ask the operator of this wallet. Is it right all the same, clear what this browser keeps for the wallet and log in again.',
      failed: 'Something went wrong. Try again, or pick another way to connect.',
    },
    connectWallets: { title: 'Connect wallet' },
    allSocials: { title: 'All socials' },
    create: {
      title: 'Create Wallet',
      hero: 'A wallet in a minute',
      text: 'Log in with an e-mail address or an account you have. The wallet is made for you, and you can take its keys away at any time.',
      learn: 'What is a wallet?',
    },
    emailLogin: {
      title: 'Email Login',
      hero: 'Log in by e-mail',
      text: 'We mail you a code. You get a wallet on your first login.',
    },
    verifyOtp: {
      title: 'Confirm Email',
      hero: 'Enter the code',
      /** The address follows on a line of its own. */
      sentTo: 'We sent six digits to',
      code: 'Code from the mail, six digits',
      note: 'Nothing there? Look among the unwanted mail.',
      /** Three digits, beside the boxes for the code. */
      shows: (number: string) =>
        `The mail shows ${number}. If yours shows another number, do not type its code here.`,
      checking: 'Checking the code',
      resendIn: (ms: number) => `Send again in ${minutes(ms)}`,
      resend: 'Send again',
      change: 'Change address',
      elsewhere: 'Use the login of another page of this app',
      wrong: 'That code did not match. Check the latest mail and try again.',
      expired: 'That code is too old. Send a new one.',
      tooMany: 'Too many tries. Wait until you can send a new code, then use that one.',
    },
    verifyDevice: {
      title: 'Register Device',
      hero: 'Approve this browser',
      sentTo: 'We sent a link to',
      text: 'Open it, look at what it says about this browser, and approve. We will wait here.',
      makes: 'You are making a new wallet',
      makesText:
        'Open it and say yes. Your wallet is made then, and not before. We will wait here.',
      number: 'Mail and page show this number:',
      numberWhy: 'If they show another one, the request is not yours. Say no there.',
      /** Milliseconds since 1970, but for the count of browsers. */
      used: (made: number, browsers: number, last: number) =>
        `Your wallet was made on ${time(made)}. It was used in ${plural(browsers, { one: 'one browser', other: `${number(browsers)} browsers` })}, last on ${time(last)}. Have you never had one here, then do not approve.`,
      unproved:
        'It was not proved to be yours when it was made. If you do not know it, do not approve.',
      resend: 'Send again',
      resendIn: (ms: number) => `Send again in ${minutes(ms)}`,
      resent: 'Link sent again',
      done: 'Browser approved',
      doneText: 'Your wallet is being opened.',
      refused: 'Not approved',
      refusedText: 'The link was turned down or is too old. Send a new one, or log in another way.',
      why: 'A second service that holds a part of your key asks this, so that a stolen code is not enough.',
    },
    connectingSocial: {
      title: (provider: string) => `Log in with ${provider}`,
      waiting: 'Connect in the provider window',
      waitingText: (provider: string) => `Say yes at ${provider}. We will wait here.`,
      number: numberIn,
      numberText,
      /** Read aloud: each number digit by digit, as they are compared. */
      numbersAloud: (numbers: readonly string[]) =>
        `${numberIn(numbers.length)}: ${numbers.map((one) => [...one].join(' ')).join(', ')}. ${numberText}`,
      preparing: 'Opening the provider window',
      blocked: 'The window was blocked',
      blockedText: 'Your browser did not open it. Press the button to open it yourself.',
      closed: 'Is the window gone?',
      closedText: (provider: string) =>
        `If you said yes at ${provider}, this goes on by itself in a moment. Else open it again.`,
      open: 'Open window',
      leaving: (provider: string) => `Going to ${provider}`,
      leavingText: 'Say yes there, and you come back to this page.',
      stillHere: 'Still here?',
      stillHereText: (provider: string) =>
        `You have not been to ${provider} yet, or came back early. Try again.`,
      retrieving: 'Retrieving user data',
      retrievingText: 'Your wallet is being opened.',
      refused: 'Login declined',
      refusedText: (provider: string) =>
        `${provider} did not vouch for you, or you said no. Nothing was shared with this site.`,
      late: 'No answer',
      lateText: (provider: string) => `${provider} did not answer in time. Try again.`,
      failed: 'Something went wrong',
    },
    farcaster: {
      title: 'Farcaster',
      scan: 'Scan this code with Farcaster on your phone',
      code: 'Code to scan with Farcaster',
      preparing: 'Making a code',
      app: 'Continue in Farcaster',
      appText: 'Accept the sign-in request in the app, then come back here.',
      open: 'Open Farcaster',
      retrieving: 'Loading user data',
      copy: 'Copy link',
      refused: 'Login declined',
      refusedText: 'The request was turned down or is too old. Nothing was shared with this site.',
    },
    approve: {
      title: 'Approve Transaction',
      waiting: 'The wallet is opening',
      text: 'What will happen is shown by the wallet itself, which this site cannot change.',
      reject: 'Reject',
      /** The site requires a sign-in: closing does not lead past it. */
      stays: 'You have to sign in here. Answer on the wallet’s own screen.',
      none: 'Nothing to approve',
      noneText: 'The request is gone.',
    },
    editEmail: {
      title: 'Edit Email',
      label: 'New e-mail address',
      save: 'Save',
      saving: 'Saving...',
      same: 'That is the address you have now.',
      taken: 'That address cannot be used. Pick another one.',
      note: 'We mail a code to the address you have, then one to the new one.',
      updated: 'Email updated',
    },
    confirmCurrent: { title: 'Confirm Current Email' },
    confirmNew: { title: 'Confirm New Email' },
    /** The guard requests a confirmation at both addresses, and uses the former one until it has both. */
    emailLinks: {
      title: 'One More Step',
      waiting: 'Say yes in both mailboxes',
      waitingText:
        'You log in with the new address now. The second service, which guards your wallet, asks for itself: open the link in each of its two mails.',
      later: 'Two mails will follow',
      laterText:
        'You log in with the new address now. The second service, which guards your wallet, could not be reached. It will mail a link to each address.',
      mails: 'Mails with a link',
      before: 'Former address',
      fresh: 'New address',
      keep: 'Until both are answered, the second service still goes by the former address. Keep it that long.',
      soon: 'The links are good for ten minutes.',
      understood: 'Understood',
    },
    settings: {
      title: 'Account Settings',
      list: 'Settings',
      email: 'Email',
      editEmail: 'Change',
      loggedInWith: (provider: string) => `Logged in with ${provider}`,
      network: 'Network',
      smartAccount: 'Smart account',
      smartAccountText: 'Its own address. A site can pay the network’s fee for you.',
      smartAccountOff: 'Not on this network',
      switched: { eoa: 'Now using the plain account', smartAccount: 'Now using the smart account' },
      switchFailed: 'The account could not be switched. Try again.',
      security: 'Wallet and recovery',
      disconnect: 'Disconnect',
    },
    /** The custody of the funds in plain words, by tier. */
    tiers: {
      guarded: {
        name: 'Guarded by two services',
        text: 'Two services hold a part of your key each. Neither can move your funds alone; both together could. An attacker with your login may ask them.',
      },
      user: {
        name: 'Held by you',
        text: 'Your passkey or passphrase holds a part of your key. The services do not move your funds without it, and it cannot be restored.',
      },
      unknown: {
        name: 'Recovery and keys',
        text: 'How your wallet comes back on another computer, and how you take its keys away.',
      },
    },
    security: {
      title: 'Wallet and recovery',
      security: 'How your wallet comes back',
      securityText: 'Passkey, passphrase, printed code',
      export: 'Take your keys away',
      exportText: 'Recovery phrase and private keys',
      log: 'What happened',
      logText: 'Logins, new browsers, changes',
      list: 'Your wallet',
      connectTitle: 'Connect',
      recoverTitle: 'Recover your wallet',
      opening: 'The wallet is opening',
      openingText: 'These pages are the wallet’s own. This site cannot see what they show.',
      failed: 'The wallet could not be opened',
      failedText: 'Check your connection, then try again.',
      recovered: 'Wallet recovered',
      leave: 'Not now',
    },
    account: {
      settings: 'Account Settings',
      eoa: 'Plain account',
      smartAccount: 'Smart account',
    },
  }
}
