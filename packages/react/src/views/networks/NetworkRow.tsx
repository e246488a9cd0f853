import {
  activeNetworkId,
  getConnectionStatus,
  networkImage,
  type State,
  switchChain,
} from '@foyer/core'
import { goBack, isApproved, selectNetwork } from '@foyer/core/internal'
import type { Network } from '@foyer/protocol'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'

/** A network to go to; with the reason where the wallet would not. */
export function NetworkRow({ network }: { network: Network }) {
  const client = useFoyerClient()
  const texts = useLateMessages().networks
  const state = useFoyerSelector(networkOf)
  const { mutate } = useFoyerAction(switchChain)
  const { caipNetworkId, name } = network
  const image = networkImage(network, client.options)
  const current = activeNetworkId(state) === caipNetworkId
  const asking = state.switching === caipNetworkId
  const missing = !current && !isApproved(state, network)
  const choose = () => {
    const { connection } = client.store.getState()
    if (current) goBack(client)
    // Without a wallet the choice holds at once.
    else if (getConnectionStatus(connection) === 'disconnected') mutate({ network: caipNetworkId })
    else selectNetwork(client, { network: caipNetworkId, ignoreConfirmation: true })
  }
  return (
    <Row
      {...(image && { image })}
      round
      tight
      name={name}
      end={endOf(texts, { asking, missing })}
      current={current}
      busy={asking}
      // Enabled during another switch request: a wallet that never answers would disable every row.
      disabled={missing}
      onPress={choose}
      testId={`network-${caipNetworkId}`}
    />
  )
}

function endOf(
  texts: { approve: string; missing: string },
  { asking, missing }: { asking: boolean; missing: boolean },
): string | undefined {
  if (asking) return texts.approve
  return missing ? texts.missing : undefined
}

function networkOf({ network }: State) {
  return network
}
