import { truncateAddress } from '@foyer/protocol'
import type { Facts } from '../facts/Facts.js'

/** How a token is called: as it says itself, else by its address. */
export function nameOfToken(token: string, { tokens }: Pick<Facts, 'tokens'>): string {
  return (tokens[token.toLowerCase()] ?? tokens[token])?.symbol || truncateAddress(token)
}
