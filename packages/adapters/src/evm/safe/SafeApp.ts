/** The part of a window in a frame by which it reaches the page around it. */
export type SafeApp = {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location?: { readonly ancestorOrigins?: ArrayLike<string> }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
