/** What a sealed value belongs to. It opens for nothing else. */
export type SealContext = Readonly<Record<string, string>>

/** Holds the key that wraps the keys of sealed values, and never hands it out. */
export type KekProvider = {
  /** The key that wraps now; stands in front of what it wrapped. */
  readonly id: string
  /** Whether it can open what this key wrapped. */
  knows(id: string): boolean
  wrap(key: Uint8Array, context: SealContext): Promise<Uint8Array>
  unwrap(id: string, wrapped: Uint8Array, context: SealContext): Promise<Uint8Array>
}
