/** The chain id in a wallet's answer; `undefined` when it is not one. EIP-695 asks for hex. */
export function readChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^(0x[\da-f]{1,14}|\d{1,16})$/i.test(value)
  const id = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
