import type { State } from '@foyer/core'
import {
  leaveWallet,
  metadataOf,
  networkImage,
  pickNetwork,
  reachableNetworks,
} from '@foyer/core/internal'
import type { Network } from '@foyer/protocol'
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
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'
import { useTask } from '../useTask.js'

export const view: LateView<'UnsupportedChain'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).unsupported.title,
  stays: (client) => readLate(client).unsupported.hero,
  Body: UnsupportedChain,
}

function UnsupportedChain() {
  const client = useFoyerClient()
  const { unsupported } = useLateMessages()
  const state = useFoyerSelector(networkOf)
  const app = metadataOf(client).name || unsupported.site
  return (
    <>
      <Doorway lit={false} low>
        <Glyph icon={icons.warning} tone="warn" />
      </Doorway>
      <Hero title={unsupported.hero} text={unsupported.text(app)} />
      {client.options.enableNetworkSwitch && <Supported networks={reachableNetworks(state)} />}
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
            onPress={() => pickNetwork(client, { network: network.caipNetworkId })}
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
  const { begin, isPending } = useTask('disconnect', leaveWallet)
  return (
    <RowList label={account.actions}>
      <Row
        glyph={lateIcons.leave}
        tight
        danger
        name={account.disconnect}
        busy={isPending}
        onPress={() => void begin({ namespace: active })}
        testId="disconnect"
      />
    </RowList>
  )
}

function networkOf({ network }: State) {
  return network
}
