import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The caller's address, as far as it can be known: the other end of the connection, or what the trusted proxies
 * wrote. Entries further left in `X-Forwarded-For` are the caller's own and not believed. Of IPv6 the
 * network of 64 bits, because that is what one subscriber has.
 */
export function clientAddress(context: Context, proxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')
  return addressBehind(proxies, forwarded, socketAddress(context))
}

/** The same address whole, where there is one: what a service of others is given, which compares it with what it sees itself. */
export function wholeAddress(context: Context, proxies: number): string | undefined {
  const forwarded = context.req.header('x-forwarded-for')
  const claimed = proxies > 0 ? forwarded?.split(',').at(-proxies)?.trim() : undefined
  const plain = withoutPrefix(claimed ?? socketAddress(context))
  return isIP(plain) === 0 ? undefined : plain
}

/** What `clientAddress` gives, of a request that no route answers. */
export function addressBehind(proxies: number, forwarded: string | undefined, socket: string) {
  const claimed = proxies > 0 ? forwarded?.split(',').at(-proxies)?.trim() : undefined
  return network(claimed ?? socket)
}

/** The other end of the connection; empty when there is none, as in a test. */
export function socketAddress({ env }: Context): string {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? ''
}

function network(address: string): string {
  const plain = withoutPrefix(address)
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? groups(plain).slice(0, 4).join(':') : 'unknown'
}

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [start = '', end = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const left = start.split(':').filter((group) => group !== '')
  const right = end.split(':').filter((group) => group !== '')
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** An IPv4 address that a socket for both writes as one of IPv6. */
function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
