import { codeOf, errorReportsMax, errorReportsWindowMs } from '@foyer/protocol'
import type { Client } from '../client.js'
import { track } from './track.js'

/**
 * Records an error that nobody expected, for the host page to hear. At most 5 in a rolling minute.
 * Tells only its kind and text: no stack, no address, no link.
 */
export function report(client: Client, error: unknown): void {
  const now = client.clock.now()
  const recent = client.store
    .getState()
    .telemetry.reports.filter((at) => now - at < errorReportsWindowMs)
  if (recent.length >= errorReportsMax) return
  client.store.setState(({ telemetry }) => ({
    telemetry: { ...telemetry, reports: [...recent, now] },
  }))
  track(client, {
    event: 'INTERNAL_SDK_ERROR',
    properties: {
      errorType: codeOf(error) ?? 'unknown',
      errorMessage: error instanceof Error ? withoutPrivate(error.message) : 'unknown',
    },
  })
}

/** Browsers and wallets write links and addresses into their messages. */
function withoutPrivate(message: string): string {
  return message
    .slice(0, 2000)
    .replace(/[a-z][a-z\d+.-]*:\/\/\S+|0x[\da-f]{8,}/gi, '…')
    .slice(0, 200)
}
