import {
  activeNetworkId,
  back,
  isApproved,
  networkImage,
  type State,
  selectNetwork,
  status,
  switchNetwork,
} from '@foyer/core'
import type { Network } from '@foyer/protocol'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Row } from '../../ui/Row.js'

/** A network to go to; with the reason where the wallet would not. */
export function NetworkRow({ network }: { network: Network }) {
  const client = useClient()
  const texts = useLateMessages().networks
  const state = useSelect(networkOf)
  const { run } = useAction(switchNetwork)
  const { caipNetworkId, name } = network
  const image = networkImage(network, client.options)
  const current = activeNetworkId(state) === caipNetworkId
  const asking = state.switching === caipNetworkId
  const missing = !current && !isApproved(state, network)
  const choose = () => {
    const { connection } = client.store.getState()
    if (current) back(client)
    // Without a wallet there is nobody to ask.
    else if (status(connection) === 'disconnected') void run({ network: caipNetworkId })
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
      // Not while another is asked for as well: a wallet that never answers would shut them all.
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
