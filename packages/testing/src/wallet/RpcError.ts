/** What a provider rejects with: EIP-1193 §ProviderRpcError, a message with a numeric code. */
export class RpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
