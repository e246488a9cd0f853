/** A message on its way between two clients of the relay. The relay cannot read what is in it. */
export type RelayMessage = {
  readonly topic: string
  /** SHA-256 of the message, in hex. With the topic it tells messages apart. */
  readonly hash: string
  readonly message: string
  readonly tag: number
  /** As the publisher gave it: an empty text is not the same as none. */
  readonly attestation: string | null
  /** The client that sent it; it is not told of it again. */
  readonly publisher: string
  /** Milliseconds since 1970. From `expiresAt` on it is gone. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** The project that its publisher came for. */
  readonly project: string
  /** The network address that it came from, hashed. */
  readonly source: string
  /** What it takes where it waits. */
  readonly bytes: number
  /** Its place among those of one millisecond: that of a `Sequence`, which alone reads and sets it. */
  place?: number | undefined
}

/**
 * What became of messages: they wait for their readers; they were there before, or were read
 * already; too many wait on a topic, and what was too much was not kept; too many bytes wait already, and nothing was
 * kept; the store is overloaded or out of reach, and kept nothing.
 */
export type PutOutcome = 'kept' | 'known' | 'full' | 'crowded' | 'failed'

/** Hears what became of messages, and which of them were not there before: these take room from now on. */
export type Done = (outcome: PutOutcome, fresh: readonly RelayMessage[]) => void

/**
 * Where messages wait, and how the processes of a server tell each other of them. A client may be on any
 * process and come back to another one: only the list of connected clients is a process's own.
 *
 * A message waits until a client other than its publisher has it, or until its time is up.
 */
export type RelayStore = {
  /**
   * Keeps messages of one call, in their order. `done` is called once, when they are as safe as this store
   * makes anything: not before may the publisher be told. They are announced to every process that joined
   * their topic, this one too, each one once and in order, and in this process not before `done` was called:
   * clients do not expect an answer before their own message was taken. A process that is killed after it
   * called `done` must not take the announcement to others with it.
   *
   * `known` when all of them were; those that were not are kept and announced.
   */
  put(messages: readonly RelayMessage[], done: Done): void
  /**
   * What waits on these topics and was not published by this client, oldest first; of one millisecond, in
   * the order in which they were put. At most `max`, and `bytesMax`.
   */
  list(request: ListRequest): Promise<{ messages: readonly RelayMessage[]; hasMore: boolean }>
  /**
   * Marks a message as received. This process, at least, lists it no more; when it is published again
   * before its time is up, the answer is that it is known.
   *
   * @param gone called when it waited until now, and takes no room any more
   */
  ack(message: AckedMessage, gone?: () => void): void
  /** From when it resolves (or at once, when nothing is returned) this process hears what is put on a topic. */
  join(topic: string): Promise<void> | undefined
  leave(topic: string): void
  /** The one who hears of what is put on joined topics. Set once, before anything else is done. */
  listen(listener: (message: RelayMessage) => void): void
  /** Removes messages whose time is up. Called now and then. */
  forget(): Promise<void>
  /** How many messages wait; of all processes. */
  count(): Promise<number>
  /** How it is known what room all that waits takes. */
  readonly totals: Totals
  /** Resolves when all that was put or acked is written. */
  close(): Promise<void>
}

/** Which message was received, for how long it would have waited, and whose room it took. */
export type AckedMessage = Omit<RelayMessage, 'message' | 'tag' | 'attestation' | 'place'>

/** What takes room, whose, and until when. */
export type Weighed = Omit<AckedMessage, 'hash'>

/** By how many bytes more or fewer wait under a name until a moment, milliseconds since 1970. */
export type HeldChange = { readonly until: number; readonly bytes: number }

/**
 * A store of one process reports once all that waits in it. A store that several processes share takes now and
 * then what this process changed, name by name, and answers with what waits then, of all processes.
 */
export type Totals =
  | { readonly of: 'one'; read(take: (waiting: readonly Weighed[]) => void): Promise<void> }
  | {
      readonly of: 'several'
      exchange(changes: ReadonlyMap<string, readonly HeldChange[]>): Promise<readonly number[]>
    }

export type ListRequest = {
  readonly topics: readonly string[]
  readonly clientId: string
  readonly max: number
  /** Bytes after which no more is listed; the one that exceeds them is the last, so that one is listed always. */
  readonly bytesMax?: number
}
