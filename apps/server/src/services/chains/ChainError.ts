/** A node's own error (`code`, `data` as it gave them), or that none of the nodes answered (`code` -32603). */
export class ChainError extends Error {
  override name = 'ChainError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
