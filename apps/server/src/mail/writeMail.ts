import type { SpokenTexts } from '../texts/createSpeak.js'
import type { Texts } from '../texts/english.js'
import type { Mail, MailWords } from './Mail.js'

/**
 * Writes a mail in the language of the request that causes it, and below that in English. The request may be a thief's, who must not choose
 * a language that the reader of the mail cannot read its warnings in.
 */
export function writeMail(
  { formats, texts, english }: SpokenTexts,
  to: string,
  write: (texts: Texts) => MailWords,
): Mail {
  const words = write(texts)
  if (!english) return { to, lang: formats.locale, dir: formats.dir, ...words }
  const { subject, text } = write(english)
  return { to, lang: formats.locale, dir: formats.dir, ...words, english: { subject, text } }
}
