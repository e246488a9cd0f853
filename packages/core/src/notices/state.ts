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
  readonly alert: Alert | undefined
}

export const initialNotices: NoticesState = { notice: undefined, alert: undefined }
