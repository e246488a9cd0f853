/** A sealed message on its way to the relay. */
export type Letter = {
  /** The id of the call: the same on each attempt. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt: boolean
  /** When nobody needs it any more, milliseconds since 1970. */
  readonly until: number
}
