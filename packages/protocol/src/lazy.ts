/** Loads on the first call; every call returns the same promise. A failed load is forgotten, so that the next call tries again. */
export function lazy<value>(load: () => Promise<value>): Lazy<value> {
  const get: Lazy<value> = () => {
    get.started ??= load().catch((error: unknown) => {
      get.started = undefined
      throw error
    })
    return get.started
  }
  return get
}

export type Lazy<value> = {
  (): Promise<value>
  /** The load that has begun or is done. */
  started?: Promise<value> | undefined
}
