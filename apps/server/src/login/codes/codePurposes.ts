import type { Mail } from '../../mail/Mail.js'
import type { MailedApp } from './appOf.js'

/** What codes are mailed for, and what each mail says of it. One code does for one purpose alone. */
const codePurposes = {
  login: {
    subject: 'Your code to log in',
    says: 'This is the code to log in to your wallet',
  },
  email_old: {
    subject: 'Your code to change your e-mail address',
    says: 'This is the first code to change the e-mail address of your wallet',
  },
  email_new: {
    subject: 'Your code for your new e-mail address',
    says: 'This is the code to make this the e-mail address of your wallet',
  },
  step_up: {
    subject: 'Your code to confirm that it is you',
    says: 'This is the code to show or change what protects your wallet',
  },
} as const

export type CodePurpose = keyof typeof codePurposes

/** ASVS allows ten minutes. */
export const codeMinutes = 5

/** What the mail says of where it was asked for. */
export type Asking = MailedApp & {
  /** As the browser calls itself. */
  browser: string | undefined
  /** What the page that asked was told, and no other. */
  number: string
  /** Whether a guard asks about new browsers by a mail of its own. */
  isGuarded: boolean
}

/**
 * The mail that brings a code. It names the app whose pages it is good for, so that who did not ask can tell, and a number, so that who reads it to
 * a page of somebody else can tell as well.
 */
export function codeMail(
  purpose: CodePurpose,
  to: string,
  code: string,
  { app, pages, browser, isGuarded, number }: Asking,
): Mail {
  const { subject, says } = codePurposes[purpose]
  const where = pages === undefined ? '' : `, whose pages are ${pages}`
  const who = browser === undefined ? 'A browser' : `A browser that calls itself ${browser}`
  return {
    to,
    subject,
    code,
    text: [
      `${says}, for the app ${app}${where}:`,
      ...(purpose === 'login' ? [meansOf(app)] : []),
      `Type it only there. If the page where you type it shows a number, it is ${number}. A page that shows another one, or has another address, wants the code of somebody else’s login: close it.`,
      `${who} asked for it. It is good for ${codeMinutes} minutes, once, and in that browser and on that page alone.`,
      ...(purpose === 'login' && isGuarded ? [secondMail] : []),
      'Tell it to nobody. Nobody from this service or any other will ever ask you for it.',
      'If you did not ask for it, do nothing: without the code nothing happens.',
    ],
  }
}

/** Clients of other makers show nothing while it is waited for. The same for every browser: the keeper knows nothing of the guard's. */
const secondMail =
  'Where that browser is new to your wallet, a second mail follows once the code is typed, and asks whether to let it in. The page waits until you say so there.'

/** An app that somebody logs in to for the first time is let in by this mail alone. It is the same for who has a wallet and who has none. */
const meansOf = (app: string) =>
  `Who types it lets ${app} see the wallet of this address and ask it for signatures, also if it was made or is used at another app.`
