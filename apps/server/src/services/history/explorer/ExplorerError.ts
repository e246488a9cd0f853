/** An explorer did not answer, refused, or said what cannot be. Its address and key are not in it. */
export class ExplorerError extends Error {
  override readonly name = 'ExplorerError'
  /** It would answer later: it was asked too often. */
  readonly busy: boolean

  constructor(message: string, { busy = false }: { busy?: boolean } = {}) {
    super(message)
    this.busy = busy
  }
}
