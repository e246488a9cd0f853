import { signIns } from '../families/signIns.js'

/** An address as sign-in messages of its network spell it: on EVM networks with the capitals of EIP-55 (EIP-4361). */
export function toSignInAddress(chainId: string, address: string): string {
  const [namespace = ''] = chainId.split(':')
  return signIns.get(namespace)?.spell?.(address) ?? address
}
