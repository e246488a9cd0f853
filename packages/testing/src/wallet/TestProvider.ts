/** What the page sees of a wallet: EIP-1193. */
export type TestProvider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): TestProvider
  removeListener(event: string, listener: (value: never) => void): TestProvider
}
