import { Socket } from 'node:net'

type Wanted = { readonly host?: string; readonly port?: number | string; readonly path?: string }

/**
 * Lets this process reach the relay alone, before a package is loaded that would reach others. Returns whom
 * it reached for, as `host:port`, the refused included.
 */
export function keepTo(relayUrl: string): ReadonlySet<string> {
  // Their own switch: no start is reported, and no hash of a request is looked up at their server.
  process.env.IS_VITEST = 'true'
  const relay = new URL(relayUrl).host
  const contacts = new Set<string>()
  // Every connection comes by here, those of `fetch` and of TLS too.
  const connect = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const { host = 'localhost', port, path } = wantedOf(given)
    // A path is a socket of this machine's, without a port.
    if (path !== undefined && port === undefined) return connect.apply(this, given)
    const address = `${host}:${port}`
    contacts.add(address)
    if (address === relay) return connect.apply(this, given)
    // The caller may not listen for errors this early, and the process is to go on and tell.
    this.on('error', () => {})
    return this.destroy(new Error(`${address} is not the relay.`))
  }
  return contacts
}

/** What is connected to, in one of the forms that Node's modules hand it over. */
function wantedOf([first, second]: readonly unknown[]): Wanted {
  if (Array.isArray(first)) return wantedOf(first)
  if (typeof first === 'object' && first !== null) return first
  return { port: String(first), ...(typeof second === 'string' && { host: second }) }
}
