import type { Client } from '../client.js'

/** Takes the alert bar away. */
export function dismissAlert({ store }: Client): void {
  store.setState(({ notices }) => ({ notices: { ...notices, alert: undefined } }))
}
