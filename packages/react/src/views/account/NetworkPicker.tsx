import { activeNetwork, type State } from '@foyer/core'
import { networkImage, showView, track } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Art } from '../../ui/Art.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import css from './NetworkPicker.css?inline'

/** The network in use. Leads to the others when there are any, or when this one is not the page's. */
export function NetworkPicker() {
  useSheet(css)
  const client = useFoyerClient()
  const { modal } = useMessages()
  const network = useFoyerSelector(networkOf)
  const name = network?.name ?? modal.unknownNetwork
  const content = (
    <>
      {network ? (
        <Art src={networkImage(network, client.options)} name={name} size={20} round />
      ) : (
        <Icon of={icons.warning} />
      )}
      <span className="picker-name">{name}</span>
    </>
  )
  if (network && client.options.networks.length < 2)
    return <span className="picker">{content}</span>
  return (
    <button
      type="button"
      className="picker"
      aria-label={modal.networkPicker(name)}
      data-testid="header-network"
      onClick={() => {
        track(client, { event: 'CLICK_NETWORKS' })
        showView(client, { name: 'Networks' })
      }}
    >
      {content}
      <Icon of={lateIcons.chevronDown} size={16} />
    </button>
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
