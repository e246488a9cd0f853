/** A mail that was sent to the mailbox. */
export type Mail = {
  /** When it came, milliseconds since 1970. */
  readonly at: number
  readonly to: readonly string[]
  readonly from: string
  /** The name beside the sender's address. */
  readonly sender: string
  readonly subject: string
  readonly text: string
}
