import { activeNetwork, getConnectionStatus, type State, type ViewEntry } from '@foyer/core'
import { isUnsupported, networkImage, track } from '@foyer/core/internal'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { enButtons } from '../locales/en.buttons.js'
import { PageArt } from '../ui/PageArt.js'
import { PageButton } from '../ui/PageButton.js'
import { PageIcon } from '../ui/PageIcon.js'
import { roomOf } from '../ui/roomOf.js'
import { Host } from './Host.js'
import { useOpen } from './useOpen.js'

/**
 * The network in use; opens the list of networks. Says "Switch Network", tinted as an error, while the
 * wallet is on a network that is not configured. Disabled with `enableNetworkSwitch: false`.
 */
export function NetworkButton({
  label,
  disabled,
  size = 'md',
  ...attributes
}: NetworkButton.Props) {
  const client = useFoyerClient()
  const { options } = client
  const texts = useButtonMessages('buttons', enButtons)
  const network = useFoyerSelector(networkOf)
  const unsupported = useFoyerSelector(unsupportedOf)
  const connected = useFoyerSelector(connectedOf)
  const wrong = unsupported && !options.allowUnsupportedChain
  const { ended, intend, press } = useOpen({ view: wrong && connected ? switchFirst : list })
  const unknown = unsupported ? texts.unknownNetwork : texts.selectNetwork
  const text = label ?? (wrong ? texts.switchNetwork : (network?.name ?? unknown))
  const room = roomOf(text, size) + signsRoom
  return (
    <Host
      tag="foyer-network-button"
      data-size={size}
      server={{ words: text, room, size }}
      {...attributes}
    >
      <PageButton
        kind="network"
        wrong={wrong}
        disabled={disabled || ended || !options.enableNetworkSwitch}
        label={network && text === network.name ? texts.network(text) : undefined}
        onIntent={intend}
        onPress={() => {
          track(client, { event: 'CLICK_NETWORKS' })
          press()
        }}
        testId="network-button"
        room={room}
      >
        {wrong ? (
          <PageIcon name="warning" />
        ) : (
          <PageArt src={network && networkImage(network, options)} />
        )}
        <bdi>{text}</bdi>
        <PageIcon name="chevron-down" />
      </PageButton>
    </Host>
  )
}

export declare namespace NetworkButton {
  type Props = Host.Attributes & {
    /** In place of the network's name. */
    label?: string | undefined
    disabled?: boolean | undefined
    /** Default: `md`, 40 px high; `sm` is 32 px. */
    size?: 'sm' | 'md' | undefined
  }
}

/** Its picture and its arrow, with the gaps, beside what is around mere words. */
const signsRoom = 44
const list: ViewEntry = { name: 'Networks' }
const switchFirst: ViewEntry = { name: 'UnsupportedChain' }

function networkOf({ network }: State) {
  return activeNetwork(network)
}

function unsupportedOf({ network }: State) {
  return isUnsupported(network)
}

function connectedOf({ connection }: State) {
  return getConnectionStatus(connection) === 'connected'
}
