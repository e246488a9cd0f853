/** A toast. `loading` stays until it is replaced. */
export type Notice = {
  readonly id: number
  readonly kind: 'loading' | 'success' | 'error'
  readonly text: string
}

/** A fault of the host's set-up, told to whoever develops the page. */
export type Alert = {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly kind: 'error' | 'warning'
}

export type NoticesState = {
  readonly notice: Notice | undefined
  /** The number of the last toast asked for: one that waits to appear may have been overtaken. */
  readonly latest: number
  /** When the toast that was replaced has gone, in ms since the epoch. */
  readonly freeAt: number
  readonly alert: Alert | undefined
  /** Alerts that are told once, and were. */
  readonly told: readonly string[]
}

export const initialNotices: NoticesState = {
  notice: undefined,
  latest: 0,
  freeAt: 0,
  alert: undefined,
  told: [],
}
