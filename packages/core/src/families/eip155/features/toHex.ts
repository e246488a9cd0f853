/** A number as JSON-RPC of EVM networks writes it. */
export function toHex(value: bigint | number): `0x${string}` {
  return `0x${value.toString(16)}`
}
