import { coinTypeOf, families, type Network } from '@foyer/protocol'

/**
 * Under which coin type names keep an address of this very network; `undefined` where they keep none. Test networks have none of their family's: an
 * account there may have no owner.
 */
export function nameCoinOf({
  caipNetworkId,
  chainNamespace,
  testnet,
}: Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'testnet'>): string | undefined {
  const { hex }: { hex?: true } = families[chainNamespace]
  return testnet && !hex ? undefined : coinTypeOf(caipNetworkId)
}
