import type { RelayFrame } from '@foyer/protocol/relay'

/** Why a call has no result, for a log: in the relay's words, or what is wrong with its answer. */
export function whyOf(frame: Exclude<RelayFrame, { kind: 'request' | 'result' }>): string {
  return frame.kind === 'error' ? frame.error.message : frame.code
}
