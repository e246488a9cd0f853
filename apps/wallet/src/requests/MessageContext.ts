/** What is known of a message beside its payload. */
export type MessageContext = {
  /** The id that the page gave the message; a random one where it gave none. */
  readonly id: string
  /** The origin of the page, as the browser reports it. */
  readonly origin: string
}
