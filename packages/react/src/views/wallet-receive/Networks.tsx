import { activeNetwork, type State } from '@foyer/core'
import { networkImage, showView } from '@foyer/core/internal'
import { useDerived } from '../../hooks/useDerived.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useNumber } from '../../hooks/useNumber.js'
import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { Tag } from '../../ui/Tag.js'
import { countCompatible } from './countCompatible.js'

/** The network that a payment link names, to be changed where there are others, and all on which the account can receive. */
export function Networks() {
  const client = useFoyerClient()
  const { receive: texts } = useReceiveMessages()
  const number = useNumber()
  const network = useFoyerSelector(networkOf)
  const count = useDerived(countCompatible)
  const isOnly = client.options.networks.length < 2
  const chevron = <Icon of={lateIcons.chevron} size={16} />
  return (
    <RowList label={texts.network}>
      {network && (
        <Row
          tight
          round
          image={networkImage(network, client.options)}
          name={network.name}
          sub={texts.network}
          end={isOnly ? undefined : chevron}
          onPress={isOnly ? undefined : () => showView(client, { name: 'Networks' })}
          testId="receive-network"
        />
      )}
      <Row
        tight
        glyph={lateIcons.network}
        name={texts.compatible}
        end={
          <>
            <Tag>{number(count)}</Tag>
            {chevron}
          </>
        }
        onPress={() => showView(client, { name: 'WalletCompatibleNetworks' })}
        testId="compatible-networks"
      />
    </RowList>
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
