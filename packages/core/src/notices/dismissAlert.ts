import type { Client } from '../Client.js'

/** Takes the alert bar away. */
export function dismissAlert({ store }: Client): void {
  store.setState(({ notices }) => ({ notices: { ...notices, alert: undefined } }))
}
