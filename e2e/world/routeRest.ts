import type { Visit } from './createVisit.js'

/** The REST service of a chain of Cosmos at a path of the page's own origin, which knows of which chain it is and what accounts hold. Returns the network. */
export async function routeRest(
  { page }: Visit,
  { chainId, name, bech32Prefix, balances }: routeRest.Parameters,
) {
  const url = new URL(`/nodes/${chainId}`, page.url()).href
  await page.route(`${url}/cosmos/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const denom = searchParams.get('denom')
    const owner = pathname.match(/\/balances\/(\w+)\//)?.[1] ?? ''
    const json = pathname.endsWith('/node_info')
      ? { default_node_info: { network: chainId } }
      : { balance: { denom, amount: String(balances[owner] ?? 0n) } }
    await route.fulfill({ json })
  })
  return {
    id: chainId,
    caipNetworkId: `cosmos:${chainId}` as const,
    chainNamespace: 'cosmos' as const,
    name,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 6 },
    rpcUrls: { default: { http: [url] }, comet: { http: [`${url}/rpc`] } },
    custom: { bech32Prefix, denom: 'uunit' },
  }
}

export declare namespace routeRest {
  type Parameters = {
    chainId: string
    name: string
    bech32Prefix: string
    balances: Readonly<Record<string, bigint>>
  }
}
