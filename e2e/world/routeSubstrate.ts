import { ss58 } from '@foyer/protocol'
import { hex } from '@scure/base'
import type { Visit } from './createVisit.js'

const accounts = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** BLAKE2b of 16 bytes comes before each key. */
const keyAt = accounts.length + 32

/** A node of Substrate's at a path of the page's own origin, which knows of which chain it is and what accounts hold. Returns the network. */
export async function routeSubstrate(
  { page }: Visit,
  { genesisHash, name, ss58Format, balances }: routeSubstrate.Parameters,
) {
  const reference = genesisHash.slice(2, 34)
  const url = new URL(`/nodes/${reference}`, page.url()).href
  const held = new Map(
    Object.entries(balances).map(([address, amount]) => [
      hex.encode(ss58.decode(address) ?? new Uint8Array()),
      toRecord(amount),
    ]),
  )
  await page.route(url, async (route) => {
    const { id, method, params } = route.request().postDataJSON() as {
      id: number
      method: string
      params: readonly unknown[]
    }
    const result =
      method === 'chain_getBlockHash'
        ? genesisHash
        : (held.get(String(params[0]).slice(keyAt)) ?? null)
    await route.fulfill({ json: { jsonrpc: '2.0', id, result } })
  })
  return {
    id: reference,
    caipNetworkId: `polkadot:${reference}` as const,
    chainNamespace: 'polkadot' as const,
    name,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 10 },
    rpcUrls: { default: { http: [url] } },
    custom: { ss58Format },
  }
}

export declare namespace routeSubstrate {
  type Parameters = {
    genesisHash: string
    name: string
    ss58Format: number
    /** By address, in whichever spelling. */
    balances: Readonly<Record<string, bigint>>
  }
}

/** Four counters, then what is free; the rest is nothing. */
function toRecord(free: bigint): string {
  const bytes = Array.from({ length: 16 }, (_, index) =>
    Number((free >> BigInt(8 * index)) & 0xffn),
  )
  return `0x${'00'.repeat(16)}${hex.encode(Uint8Array.from(bytes))}${'00'.repeat(48)}`
}
