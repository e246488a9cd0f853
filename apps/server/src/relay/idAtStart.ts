import type { RelayId } from '@foyer/protocol/relay'

/** More is not looked at. */
const startMax = 300
const start =
  /^\s*\{\s*(?:"(?:jsonrpc|method)"\s*:\s*"[\w.]{0,64}"\s*,\s*){0,2}"id"\s*:\s*("[^"\\]{0,64}"|-?(?:0|[1-9]\d{0,18}))\s*[,}]/

/** The id of a call whose text is not parsed: where clients write it, before what is long. `null` when it stands elsewhere. */
export function idAtStart(text: string): RelayId | null {
  const id = start.exec(text.slice(0, startMax))?.[1]
  if (id === undefined) return null
  if (id.startsWith('"')) return id.slice(1, -1)
  return Number.isSafeInteger(Number(id)) ? Number(id) : BigInt(id)
}
