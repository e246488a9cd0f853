import { activeNetworkId, type State } from '@foyer/core'
import { isApproved, networkImage, pickNetwork } from '@foyer/core/internal'
import type { Network } from '@foyer/protocol'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'

/** A network to go to; with the reason where the wallet would not. */
export function NetworkRow({ network }: { network: Network }) {
  const client = useFoyerClient()
  const texts = useLateMessages().networks
  const state = useFoyerSelector(networkOf)
  const { caipNetworkId, name } = network
  const image = networkImage(network, client.options)
  const current = activeNetworkId(state) === caipNetworkId
  const isSwitching = state.switching === caipNetworkId
  const missing = !current && !isApproved(state, network)
  return (
    <Row
      {...(image && { image })}
      round
      tight
      name={name}
      end={endOf(texts, { isSwitching, missing })}
      current={current}
      busy={isSwitching}
      // Enabled during another switch request: a wallet that never answers would disable every row.
      disabled={missing}
      onPress={() => pickNetwork(client, { network: caipNetworkId })}
      testId={`network-${caipNetworkId}`}
    />
  )
}

function endOf(
  texts: { approve: string; missing: string },
  { isSwitching, missing }: { isSwitching: boolean; missing: boolean },
): string | undefined {
  if (isSwitching) return texts.approve
  return missing ? texts.missing : undefined
}

function networkOf({ network }: State) {
  return network
}
