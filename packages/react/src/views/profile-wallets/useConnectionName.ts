import { type ConnectionOf, pairingConnectorId, type State } from '@foyer/core'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useWallet } from '../useWallet.js'

/** What a connected wallet is called; of one that is paired the name that it gave itself. */
export function useConnectionName({ connectorId, namespace }: ConnectionOf): string {
  const { name } = useWallet(connectorId, namespace)
  const paired = useFoyerSelector(pairedOf)
  return (connectorId === pairingConnectorId && paired) || name
}

function pairedOf({ pairing }: State): string | undefined {
  return pairing.wallet?.name
}
