import type { Client } from '@foyer/core'
import { loginSentence } from './loginSentence.js'

/** As `loginSentence`, in code of its own: what shows an address field before any login has no need of it. */
export function explainLogin(client: Client, error: unknown): string {
  return loginSentence(client, error)
}
