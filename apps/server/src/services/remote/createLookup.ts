import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isAllowedAddress } from './isAllowedAddress.js'
import { RemoteError } from './RemoteError.js'

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Asks the system, as every other program does. */
export const systemResolve: Resolve = async (host) =>
  (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * What sockets find their addresses with. The connection goes to the very addresses that were judged,
 * so a name cannot mean another place by the time it is used. One bad address spoils the name.
 */
export function createLookup(resolve: Resolve, near: boolean): LookupFunction {
  return (host, options, done) => {
    find(host, resolve, near).then(
      (found) => {
        const [first] = found
        if (options.all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, ''),
    )
  }
}

type Found = { address: string; family: number }

async function find(host: string, resolve: Resolve, near: boolean): Promise<[Found, ...Found[]]> {
  const [first, ...others] = await resolve(host)
  if (first === undefined) throw new RemoteError('unreachable')
  if (![first, ...others].every((address) => isAllowedAddress(address, near)))
    throw new RemoteError('refused')
  const family = (address: string) => ({ address, family: isIP(address) })
  return [family(first), ...others.map(family)]
}
