/** A mail of ours: plain sentences, and perhaps one code or link. */
export type Mail = {
  to: string
  subject: string
  /** Paragraphs, in order. */
  text: readonly string[]
  /** Shown large, after the first paragraph. */
  code?: string | undefined
  /** Shown as it is, after the first paragraph. */
  link?: string | undefined
}
