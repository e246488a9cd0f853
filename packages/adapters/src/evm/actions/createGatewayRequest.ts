import { within } from '@foyer/protocol'
import * as viem from 'viem'

const timeoutMs = 4_000
const urlMax = 2_048

type Lookup = {
  readonly data: viem.Hex
  readonly sender: viem.Address
  readonly urls: readonly string[]
}

/**
 * What sends a gateway the request of a name that is kept outside the chain (ERC-3668): to the origins that the host chose and to no other, whatever the name's
 * resolver says. What a gateway answers is checked on the chain, by the contract that named it; so it can withhold an address, and make up none.
 *
 * @param origins as `https://names.example`; without one no gateway gets a request
 */
export function createGatewayRequest(origins: readonly string[]) {
  const chosen = new Set(origins.map(originOf))
  return ({ data, sender, urls }: Lookup): Promise<viem.Hex> => {
    const own = urls.filter((url) => {
      const origin = originOf(url)
      return origin !== undefined && chosen.has(origin)
    })
    if (own.length === 0) throw new Error('No gateway of this name is one of the page')
    return within(viem.ccipRequest({ data, sender, urls: own }), timeoutMs)
  }
}

/** `undefined` for what is no address of the web. The places for sender and data stand in the path, and never before it. */
function originOf(url: string): string | undefined {
  if (url.length > urlMax || !URL.canParse(url)) return undefined
  const { origin, protocol, username } = new URL(url)
  return /^https?:$/.test(protocol) && username === '' ? origin : undefined
}
