/** The fields that a domain may have, in the order of EIP-712. */
const fields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/** The type of a domain without a given type (EIP-712): of the fields that the standard knows those that it has, in their order. */
export function typedDataDomain(
  domain: Readonly<Record<string, unknown>>,
): { name: string; type: string }[] {
  return fields.filter(({ name }) => domain[name] !== undefined && domain[name] !== null)
}
