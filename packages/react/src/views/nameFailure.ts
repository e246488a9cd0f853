import { FoyerError } from '@foyer/protocol'
import type { NameMessages } from '../locales/NameMessages.js'
import { isUnanswered } from './isUnanswered.js'

const changed = ['address_or_auth_connector_not_found', 'connector_not_connected']

/** What a failed registration says, in the language of the texts; the server's own sentence where its reason is not known here. */
export function nameFailure({ failures }: NameMessages, error: unknown): string {
  if (!FoyerError.is(error)) return failures.other
  if (FoyerError.is(error, 'user_rejected')) return failures.declined
  if (changed.includes(error.code)) return failures.changed
  if (isUnanswered(error)) return failures.unanswered
  if (!FoyerError.is(error, 'name_registration_failed')) return failures.other
  const { reason = '', description } = error.data
  const { refusals } = failures
  if (Object.hasOwn(refusals, reason)) return refusals[reason as keyof typeof refusals]
  return description ?? failures.other
}
