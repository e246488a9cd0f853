/** An EVM address as the tables hold it; `undefined` when it is of another namespace. */
export function toEvmAddress(account: string): string | undefined {
  const [digits] = /^(?:0x)?([\da-f]{40})$/i.exec(account)?.slice(1) ?? []
  return digits && `0x${digits.toLowerCase()}`
}
