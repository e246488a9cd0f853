import { addressEndChars, addressStartChars } from './catalogue/limits.js'

/** Shortens an address to its first 4 and last 6 characters (or as given): `0xab…123456`. */
export function truncateAddress(
  address: string,
  { start = addressStartChars, end = addressEndChars }: truncateAddress.Options = {},
): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}

export declare namespace truncateAddress {
  type Options = { start?: number | undefined; end?: number | undefined }
}
