import { createTime } from './createTime.js'

/** Signing in with a wallet, in English. Loaded with the views that show it. Times arrive in milliseconds. */
export function enSiwx(locale: string) {
  const time = createTime(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const day = (at: number) => days.format(at)
  return {
    title: 'Sign In',
    hero: (site: string) => `${site} needs to connect to your wallet`,
    text: 'Sign this message to prove you own this wallet and proceed. Canceling will disconnect you.',
    textOptional:
      'Sign this message to prove you own this wallet. It moves no funds and costs nothing.',
    site: 'the site',
    wallet: 'your wallet',
    facts: { site: 'Site', account: 'Account', network: 'Network', until: 'Good until' },
    until: (at: number) => time(at),
    permits: 'It also permits',
    whole: 'The whole message',
    preparing: 'The message is being prepared',
    /** The text names another site than the page. */
    danger: 'This message is for another site',
    dangerText: (named: string, here: string) =>
      `It names ${named}, but you are on ${here}. Who gets it can sign in there as you. Cancel, unless you know why.`,
    sign: 'Sign',
    signing: 'Signing...',
    signAgain: 'Sign again',
    verifying: 'Checking...',
    /** The site requires it: closing does not lead past it. */
    stays: 'You have to sign in here. Sign to go on, or cancel.',
    cancel: 'Cancel',
    cancelling: 'Cancelling...',
    verifyingText: 'The site checks your signature.',
    waitingText: 'Read the message there and sign it. We will wait here.',
    waiting: (wallet: string) => `Continue in ${wallet}`,
    tryAgain: 'Try again',
    errors: {
      declined: 'You declined in your wallet. Sign to go on, or cancel.',
      smartAccount:
        'This application might not support Smart Accounts. Choose another account in your wallet, or cancel.',
      store: 'The site could not be reached. Check your connection, then try again.',
      refused: 'The site did not accept this signature. Try again.',
      unable: 'This wallet cannot sign messages. Connect another one.',
      wallet: 'Something failed in your wallet. Try again.',
    },
    done: 'You are signed in',
    none: 'No wallet is connected',
    noneText: 'Connect a wallet first. You sign in with it.',
    connect: 'Connect wallet',
    sessions: {
      title: 'Sign-ins',
      row: 'Sign-ins',
      text: 'Browsers in which this account is signed in here.',
      list: 'Where you are signed in',
      here: 'This browser',
      elsewhere: 'Another browser',
      since: (at: number) => `Since ${day(at)}`,
      end: (name: string) => `Sign out: ${name}`,
      ended: 'Signed out there',
      none: 'You are not signed in anywhere',
      failed: 'The list could not be loaded',
      failedText: 'Check your connection, then try again.',
      endFailed: 'It could not be ended. Try again.',
    },
  }
}
