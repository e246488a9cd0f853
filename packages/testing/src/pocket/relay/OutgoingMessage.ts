/** A sealed message on its way to the relay. */
export type OutgoingMessage = {
  /** The id of the call: the same on each attempt. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt: boolean
  /** When it expires, milliseconds since the epoch. */
  readonly until: number
}
