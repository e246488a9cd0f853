import type { Mail } from '../../mail/Mail.js'
import { writeMail } from '../../mail/writeMail.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'

/** A notice by mail about what happened to an account. */
export type LoginNotice = keyof Texts['notices']['of']

/** Where something was done from, and in which language. */
export type NoticeSource = {
  origin?: string | null | undefined
  browser?: string | null | undefined
  speech: SpokenTexts
}

function ifNot(
  notice: LoginNotice,
  { ifNot, ifNotMoved, ifNotRestored }: Texts['notices'],
): string {
  if (notice === 'login_moved') return ifNotMoved
  return notice === 'email_restored' ? ifNotRestored : ifNot
}

/** The mail of a notice. */
export function noticeMail(
  notice: LoginNotice,
  to: string,
  { origin, browser, speech }: NoticeSource,
  at: number,
): Mail {
  return writeMail(speech, to, ({ notices }) => ({
    subject: notices.of[notice].subject,
    text: [
      notices.of[notice].says,
      notices.when({ at, browser, origin }),
      notices.wasItYou,
      ifNot(notice, notices),
    ],
  }))
}
