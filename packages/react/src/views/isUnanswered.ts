import { FoyerError } from '@foyer/protocol'

const codes = ['server_unreachable', 'server_timeout', 'server_answer_invalid', 'http_status']

/** Whether the server gave no answer that counts: it may do so to the next try. */
export function isUnanswered(error: unknown): boolean {
  return FoyerError.is(error) && codes.includes(error.code)
}
