/** Tokens with the fee of the pool between each two, as routers and quoters of the v3 kind take it. */
export function writeV3Path(path: readonly string[], fees: readonly number[]): `0x${string}` {
  const parts = path.map((token, index) => {
    const fee = fees[index]
    return `${token.slice(2).toLowerCase()}${fee === undefined ? '' : fee.toString(16).padStart(6, '0')}`
  })
  return `0x${parts.join('')}`
}
