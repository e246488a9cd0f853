import { type CaipNetworkId, families, parseCaipNetworkId } from '@foyer/protocol'

/** Whether the chain family of a network knows smart accounts: the user has a choice between two accounts there. */
export function hasSmartAccounts(network: CaipNetworkId): boolean {
  return families[parseCaipNetworkId(network).namespace].accountTypes.includes('smartAccount')
}
