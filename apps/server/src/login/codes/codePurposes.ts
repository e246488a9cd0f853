import type { Mail } from '../../mail/Mail.js'
import { writeMail } from '../../mail/writeMail.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'
import type { MailedApp } from './appOf.js'

/** What codes are mailed for. One code does for one purpose alone. */
export type CodePurpose = keyof Texts['codes']['subject']

/** ASVS allows ten minutes. */
export const codeMinutes = 5

/** What the mail says of where it was asked for. */
export type RequestingApp = MailedApp & {
  /** As the browser calls itself. */
  browser: string | undefined
  /** What the page that asked was told, and no other. */
  number: string
  /** The address that is to take the place of the one that is mailed. */
  next?: string | undefined
  /** Whether the login takes a change of address back. */
  takesBack?: boolean | undefined
  /** Whether a guard asks about new browsers by a mail of its own. */
  isGuarded: boolean
}

/**
 * The mail that brings a code. It names the app whose pages the code is good for, so that a user who did not request it can tell, and a
 * number, so that a user who is about to read the code to a foreign page can tell as well.
 */
export function codeMail(
  purpose: CodePurpose,
  to: string,
  code: string,
  speech: SpokenTexts,
  { app, pages, browser, isGuarded, next, number, takesBack }: RequestingApp,
): Mail {
  return writeMail(speech, to, ({ codes }) => ({
    subject: codes.subject[purpose],
    code,
    text: [
      codes.says(purpose, { app, pages }),
      ...(next === undefined ? [] : [codes.moves(next)]),
      ...(takesBack ? [codes.takesBack] : []),
      // The first login to an app lets it in by this mail alone. The text is the same whether the address has a wallet or not.
      ...(purpose === 'login' ? [codes.means(app)] : []),
      codes.onlyThere(number),
      codes.requested({ browser, minutes: codeMinutes }),
      // Clients of other makers show nothing while it is waited for. The same for every browser: the keeper knows nothing of the guard's.
      ...(purpose === 'login' && isGuarded ? [codes.secondMail] : []),
      codes.keepSecret,
      codes.notRequested,
    ],
  }))
}
