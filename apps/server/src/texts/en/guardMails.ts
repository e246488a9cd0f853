import type { Formats } from '@foyer/protocol/texts'
import { requests } from './requests.js'

/** Mails of the guard. */
export const guardMails = (formats: Formats) => ({
  questions: {
    make: {
      subject: 'You are making a new wallet',
      says: 'A new wallet is being made with this address. If you are making it, open this page and say yes. Its second check comes to this address from then on:',
    },
    enter_other: {
      subject: 'Is this wallet yours? It is known by another address',
      says: 'A browser asks, with this address, for a wallet whose second check goes to another one. Open this page to see which, and to say yes or no:',
    },
    enter: {
      subject: 'Let a new browser into your wallet?',
      says: 'A browser that your wallet does not know asks for it. Open this page to see its request, and to say yes or no:',
    },
    change_old: {
      subject: 'Give your wallet another e-mail address?',
      says: 'A browser asks that your wallet’s second check goes to another e-mail address. Open this page to say yes or no:',
    },
    change_new: {
      subject: 'Is this the new e-mail address of your wallet?',
      says: 'A browser asks that the second check of a wallet comes to this address. Open this page to say yes or no:',
    },
  },
  notices: {
    let_in: {
      subject: 'A new browser was let into your wallet',
      says: 'A browser was just let into your wallet by its second check.',
    },
    email_changed: {
      subject: 'The second check of your wallet goes elsewhere now',
      says: 'The second check of your wallet goes to another e-mail address from now on, no longer to this one.',
    },
    forgotten: {
      subject: 'Your wallet has no second check any more',
      says: 'You chose to recover your wallet by something that you hold yourself. The part of its key that was kept here was removed.',
    },
    returned: {
      subject: 'Your wallet has its second check again',
      says: 'A part of your wallet’s key comes back to be kept here. From now on a new browser is let in after a link in a mail to this address.',
    },
  },
  /** The guard knows no projects: the mail says that page and browser are only what the request claims. */
  from: ({ origin, browser, at }: { origin: string; browser: string; at: number }) => {
    const { moment, unknownBrowser } = requests(formats)
    const by = browser ? `a browser that calls itself ${browser}` : unknownBrowser
    return `${moment(at)}, by ${by} and says that it is on ${origin}. Neither can be proved to this service.`
  },
  goodFor: 'The link is good for ten minutes. Opening it does nothing yet.',
  notYou:
    'If it was not you, open it and say so, or leave it: no browser gets in without your yes.',
  wasItYou: 'Was this you? Then there is nothing to do.',
  ifNot: 'If not: log in to your wallet and move what you own to a new one.',
})
