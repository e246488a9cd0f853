import { disconnect, networkImage, type State } from '@foyer/core'
import { isApproved, selectNetwork } from '@foyer/core/internal'
import type { Network } from '@foyer/protocol'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Doorway } from '../../ui/Doorway.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UnsupportedChain'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).unsupported.title,
  Body: UnsupportedChain,
}

function UnsupportedChain() {
  const { options } = useFoyerClient()
  const { unsupported } = useLateMessages()
  const state = useFoyerSelector(networkOf)
  const app = options.metadata().name || unsupported.site
  // A wallet reaches the networks of its own chain family; those of others need another wallet.
  const reachable = state.networks.filter(
    (network) => network.chainNamespace === state.active && isApproved(state, network),
  )
  return (
    <>
      <Doorway lit={false} low>
        <Glyph icon={icons.warning} tone="warn" />
      </Doorway>
      <Hero title={unsupported.hero} text={unsupported.text(app)} />
      {options.enableNetworkSwitch && <Supported networks={reachable} />}
      <Leave />
    </>
  )
}

function Supported({ networks }: { networks: readonly Network[] }) {
  const client = useFoyerClient()
  const { unsupported } = useLateMessages()
  const { switching } = useFoyerSelector(networkOf)
  if (networks.length === 0) return null
  return (
    <RowList label={unsupported.list}>
      {networks.map((network) => {
        const image = networkImage(network, client.options)
        return (
          <Row
            key={network.caipNetworkId}
            {...(image && { image })}
            round
            tight
            name={network.name}
            end={<Icon of={lateIcons.chevron} size={16} />}
            busy={switching === network.caipNetworkId}
            onPress={() =>
              selectNetwork(client, { network: network.caipNetworkId, ignoreConfirmation: true })
            }
            testId={`network-${network.caipNetworkId}`}
          />
        )
      })}
    </RowList>
  )
}

function Leave() {
  const { account } = useLateMessages()
  const { active } = useFoyerSelector(networkOf)
  const { mutate, status } = useFoyerAction(disconnect)
  return (
    <>
      {status === 'error' && <Note tone="error">{account.disconnectFailed}</Note>}
      <RowList label={account.actions}>
        <Row
          glyph={lateIcons.leave}
          tight
          danger
          name={account.disconnect}
          busy={status === 'pending'}
          onPress={() => mutate(active ? { namespace: active } : {})}
          testId="disconnect"
        />
      </RowList>
    </>
  )
}

function networkOf({ network }: State) {
  return network
}
