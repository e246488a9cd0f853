/** A mail of ours: plain sentences, and perhaps one code or link. */
export type Mail = MailWords & {
  to: string
  /** The locale of its words, a BCP 47 tag, and how it is written; English without them. */
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** The same in English, where it is in another language. */
  english?: Pick<MailWords, 'subject' | 'text'> | undefined
}

/** What a mail says, in one language. */
export type MailWords = {
  subject: string
  /** Paragraphs, in order. */
  text: readonly string[]
  /** Shown large, after the first paragraph. */
  code?: string | undefined
  /** Shown as it is, after the first paragraph. */
  link?: string | undefined
}
