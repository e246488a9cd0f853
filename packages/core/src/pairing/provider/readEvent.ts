import { type CaipNetworkId, isCaipNetworkId, readChainId } from '@foyer/protocol'

/** The network in what a wallet tells by `chainChanged`: a number, its hex or decimal text, or a CAIP-2 id. */
export function readChain(namespace: string, data: unknown): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return data.startsWith(`${namespace}:`) ? data : undefined
  if (namespace !== 'eip155') {
    const id = `${namespace}:${data}`
    return typeof data === 'string' && isCaipNetworkId(id) ? id : undefined
  }
  const id = readChainId(data)
  return id === undefined ? undefined : `eip155:${id}`
}

/** The account that a wallet puts in front by `accountsChanged`: the first of a list, as an address or CAIP-10. */
export function readFront(data: unknown): string | undefined {
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  return typeof first === 'string' ? first.split(':').at(-1) : undefined
}
