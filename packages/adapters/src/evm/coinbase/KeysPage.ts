/** The part of a window from which the wallet's window is opened, and by which it is heard. */
export type KeysPage = {
  readonly location: { readonly origin: string; readonly pathname: string }
  readonly innerWidth: number
  readonly innerHeight: number
  readonly screenX: number
  readonly screenY: number
  open(url: string, name: string, features: string): KeysWindow | null
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/** The wallet's window, of another origin. */
export type KeysWindow = {
  readonly closed: boolean
  focus(): void
  close(): void
  postMessage(message: unknown, targetOrigin: string): void
}
