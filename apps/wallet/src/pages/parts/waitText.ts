import type { Asked } from '../../vault/Vault.js'
import { en } from '../texts/en.js'

/** While the guard's mail is waited for: with the number that it shows, too. */
export function waitText(asked: Asked | undefined): string {
  const { waitNumber, waitText: text } = en.recover
  return asked?.number ? `${text} ${waitNumber(asked.number)}` : text
}
