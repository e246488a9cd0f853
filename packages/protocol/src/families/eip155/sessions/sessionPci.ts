import { type CaipNetworkId, isCaipNetworkId } from '../../../caip.js'

/** A session by network and id, as one text. */
export const writeSessionPci = (chainId: string, id: string): string => `${chainId}:${id}`

/** Takes such a text apart; nothing when it is another one. */
export function readSessionPci(pci: string): readSessionPci.Read | undefined {
  const [namespace, reference, id = '', ...more] = pci.split(':')
  const chainId = `${namespace}:${reference}`
  if (namespace !== 'eip155' || more.length > 0 || !isCaipNetworkId(chainId)) return undefined
  if (!/^0x[\da-f]{64}$/i.test(id)) return undefined
  return { chainId, id: id.toLowerCase() as `0x${string}` }
}

export declare namespace readSessionPci {
  type Read = { chainId: CaipNetworkId; id: `0x${string}` }
}
