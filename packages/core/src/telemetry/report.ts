import { codeOf, errorReportsMax, errorReportsWindowMs, stackTraceMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { track } from './track.js'
import { withoutPrivate } from './withoutPrivate.js'

/**
 * Records an unexpected error as an event for the host, at most 5 in a rolling minute. It has the error's kind
 * and text, without addresses and links. The place in the code goes to the host's server alone.
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
  const isError = error instanceof Error
  track(
    client,
    {
      event: 'INTERNAL_SDK_ERROR',
      properties: {
        errorType: codeOf(error) ?? 'unknown',
        errorMessage: isError ? withoutPrivate(error.message).slice(0, 200) : 'unknown',
      },
    },
    isError ? placesOf(error) : undefined,
  )
}

/** The lines of a stack that name a place in the code: the others repeat the message. */
function placesOf({ stack }: Error): string {
  return (typeof stack === 'string' ? stack : '')
    .slice(0, stackTraceMax)
    .split('\n')
    .filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
    .map((line) => line.replace(/[?#][^\s:)]*/g, ''))
    .join('\n')
}
