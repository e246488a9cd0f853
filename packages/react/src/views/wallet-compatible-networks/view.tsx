import type { Client, State } from '@foyer/core'
import { compatibleNetworks, networkImage } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { readReceive } from '../../locales/readReceive.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WalletCompatibleNetworks'> = {
  after: first,
  texts: ['late', 'receive'],
  title: (_, __, ___, client) => readReceive(client).networks.title,
  Body: CompatibleNetworks,
}

/** The networks on which the account in use can receive. */
function CompatibleNetworks() {
  const client = useFoyerClient()
  const { networks: texts } = useReceiveMessages()
  const networks = useDerived(listOf)
  if (networks.length === 0)
    return <EmptyState icon={lateIcons.network} title={texts.none} text={texts.noneText} />
  return (
    <>
      <RowList label={texts.list}>
        {networks.map((network) => (
          <Row
            key={network.caipNetworkId}
            tight
            round
            image={networkImage(network, client.options)}
            name={network.name}
            testId={`compatible-${network.caipNetworkId}`}
          />
        ))}
      </RowList>
      <Note>{texts.note}</Note>
    </>
  )
}

function listOf(_: Client, state: State) {
  const { active } = state.network
  return active ? compatibleNetworks(state, active) : []
}
