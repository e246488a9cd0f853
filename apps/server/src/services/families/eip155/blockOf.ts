/** A block as a parameter names it: by number, by hash, or by a tag whose block moves on. */
type NamedBlock = { number: bigint } | { hash: string } | { tag: string } | undefined

/** Which block a parameter names. `undefined` for what names none. */
export function blockOf(parameter: unknown): NamedBlock {
  if (typeof parameter === 'string') return fromText(parameter)
  if (typeof parameter !== 'object' || parameter === null) return undefined
  if ('blockHash' in parameter) return hashed(parameter.blockHash)
  return 'blockNumber' in parameter ? numbered(parameter.blockNumber) : undefined
}

/** A quantity as nodes write it. */
export function quantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[\da-f]{1,16}$/i.test(value) ? BigInt(value) : undefined
}

function fromText(text: string): NamedBlock {
  const tag = /^(latest|earliest|pending|safe|finalized)$/.test(text) ? { tag: text } : undefined
  return tag ?? numbered(text) ?? hashed(text)
}

function numbered(value: unknown): NamedBlock {
  const number = quantity(value)
  return number === undefined ? undefined : { number }
}

function hashed(value: unknown): NamedBlock {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value) ? { hash: value } : undefined
}
