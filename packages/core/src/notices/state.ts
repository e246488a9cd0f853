import type { AlertCode, AlertData, NoticeCode } from '@foyer/protocol'

/** A toast, as a code; the view writes its text, in the user's language. */
export type Notice = {
  readonly id: number
  /** `loading` stays until it is replaced. */
  readonly kind: 'loading' | 'success' | 'error'
  /** A code of `notices` of `@foyer/protocol`, or the place of a text in the modal's messages: `embedded.editEmail.updated`. */
  readonly code: NoticeCode | MessagePlace
  /** The unformatted value that the text is made with, where it needs one. */
  readonly data?: unknown
}

/** Where a text stands in the modal's messages, the names joined by points. */
export type MessagePlace = `${string}.${string}`

/** A fault of the host's set-up, shown to the developer. `describeAlert` of `@foyer/protocol` writes its title and its text. */
export type Alert = {
  readonly [code in AlertCode]: {
    readonly code: code
    readonly data: AlertData<code>
    readonly kind: 'error' | 'warning'
  }
}[AlertCode]

export type NoticesState = {
  readonly notice?: Notice | undefined
  /** The number of the last toast: one with a lower number that waits to appear is dropped. */
  readonly latest: number
  /** When the toast that was replaced has gone, in ms since the epoch. */
  readonly freeAt: number
  readonly alert?: Alert | undefined
  /** Alerts that are shown once, and were. */
  readonly reported: readonly string[]
}

export const initialNotices: NoticesState = {
  latest: 0,
  freeAt: 0,
  reported: [],
}
