import { FoyerError } from '@foyer/protocol'
import type { NameMessages } from '../locales/NameMessages.js'

const kinds = {
  user_rejected: 'declined',
  send_changed: 'changed',
  connector_not_connected: 'changed',
  send_elsewhere: 'elsewhere',
  receipt_timeout: 'late',
  transaction_reverted: 'reverted',
} as const

/** Why an account does not go by its name, in the language of the texts. */
export function primaryFailure({ failures }: NameMessages['primary'], error: unknown): string {
  const code = FoyerError.is(error) ? error.code : ''
  return failures[Object.hasOwn(kinds, code) ? kinds[code as keyof typeof kinds] : 'other']
}
