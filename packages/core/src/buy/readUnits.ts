import { parseUnits } from '@foyer/protocol'

/** A decimal of a server in the smallest units. More places than that are not looked at. */
export function readUnits(text: string, decimals: number): bigint {
  const [whole = '', part = ''] = text.split('.')
  return parseUnits(`${whole}.${part.slice(0, decimals)}`, decimals)
}
