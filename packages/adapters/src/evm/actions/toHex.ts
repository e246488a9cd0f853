/** A quantity as JSON-RPC writes it. `undefined` stays so, and is left out of the request. */
export function toHex<value extends bigint | number | undefined>(value: value) {
  return (value === undefined ? undefined : `0x${value.toString(16)}`) as value extends undefined
    ? undefined
    : `0x${string}`
}
