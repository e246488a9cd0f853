import { causes } from '@foyer/protocol'

/** A capability is not supported; a paymaster, or the server's own, pays for no more. */
const refusedCodes: readonly unknown[] = [5700, -32_501, -32_504]

/** The sponsor refused, or the wallet takes none after all (EIP-5792, ERC-7677, ERC-7769). */
export function isSponsoringRefused(error: unknown): boolean {
  return causes(error).some(({ code }) => refusedCodes.includes(code))
}
