/**
 * The chain id of an EVM network in what a wallet or a page says: a number, or its text in hex (as EIP-695 asks for) or decimals.
 * `undefined` when it is none.
 */
export function readChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^(0x[\da-f]{1,14}|\d{1,16})$/i.test(value)
  const id = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
