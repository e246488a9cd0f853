import ipaddr from 'ipaddr.js'

/** What clouds answer to their own machines under an address that looks like any other. */
const clouds = ['168.63.129.16']
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const nearby = ['loopback', 'private', 'uniqueLocal']

/**
 * Whether the server may connect to an address that others named: one of the open internet, and with
 * `near` also of this machine and of private networks. Link-local ones, where clouds keep the keys of
 * their machines, are never allowed.
 */
export function isAllowedAddress(address: string, near: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  const parsed = ipaddr.process(address)
  const range: string = parsed.range()
  if (near && nearby.includes(range)) return true
  if (range !== 'unicast' || clouds.includes(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}
