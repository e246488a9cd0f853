import type { GuardFacts } from '@foyer/protocol/login'
import type { Mail } from '../mail/Mail.js'
import { writeMail } from '../mail/writeMail.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { Texts } from '../texts/english.js'
import { sayFacts } from './sayFacts.js'

/** Where something was asked from. The browser is empty where it does not name itself. */
export type MailSource = { origin: string; browser: string; at: number }

/** What a question is about, beside where it comes from. */
export type About = MailSource & {
  /** The language of the request. */
  speech: SpokenTexts
  /** The browser that asks shows it as well. */
  number?: string | null | undefined
  /** What the guard knows of the wallet. */
  facts?: GuardFacts | undefined
}

/** What is asked by a mail with a link. */
export type Question = keyof Texts['guardMails']['questions']

/** A mail with the link to a page that asks. */
export function questionMail(question: Question, to: string, link: string, about: About): Mail {
  const { at, facts, number, speech } = about
  return writeMail(speech, to, (texts) => {
    const { requests, guardMails } = texts
    const { subject, says } = guardMails.questions[question]
    return {
      ...{ subject, link },
      text: [
        says,
        guardMails.from(about),
        ...(number ? [requests.check(number)] : []),
        ...(facts ? sayFacts(facts, at, texts) : []),
        guardMails.goodFor,
        guardMails.notYou,
      ],
    }
  })
}

/** A mail that informs and asks nothing. */
export type GuardNotice = keyof Texts['guardMails']['notices']

/** A mail that tells what happened. */
export function noticeMail(
  notice: GuardNotice,
  to: string,
  { speech, ...source }: MailSource & { speech: SpokenTexts },
): Mail {
  return writeMail(speech, to, ({ guardMails }) => {
    const { subject, says } = guardMails.notices[notice]
    return { subject, text: [says, guardMails.from(source), guardMails.wasItYou, guardMails.ifNot] }
  })
}
