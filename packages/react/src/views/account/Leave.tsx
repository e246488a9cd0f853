import { embeddedConnectorId, type State } from '@foyer/core'
import { explorerUrl, leaveWallet, listConnections, showView } from '@foyer/core/internal'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { Tag } from '../../ui/Tag.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { useTask } from '../useTask.js'

/** The ways out: to the block explorer, and out of the wallet. */
export function Leave({ account }: { account: useAccountInUse.Result }) {
  const client = useFoyerClient()
  const { account: texts, actions, wallets } = useLateMessages()
  const count = useFoyerSelector(countOf)
  const { account: embedded } = useEmbeddedMessages()
  const { begin, isPending } = useTask('disconnect', leaveWallet)
  const explorer = explorerUrl(useFoyerSelector(networkOf), account.caipAddress)
  return (
    <RowList label={texts.actions}>
      {account.connection.connectorId === embeddedConnectorId && (
        <Row
          glyph={lateIcons.user}
          name={embedded.settings}
          end={<Icon of={lateIcons.chevron} size={16} />}
          onPress={() => showView(client, { name: 'AccountSettings' })}
          testId="profile"
        />
      )}
      <Row
        glyph={icons.wallet}
        name={wallets.title}
        end={
          <>
            {count > 1 && <Tag>{wallets.count(count)}</Tag>}
            <Icon of={lateIcons.chevron} size={16} />
          </>
        }
        onPress={() => showView(client, { name: 'ProfileWallets' })}
        testId="profile-wallets"
      />
      {explorer && (
        <Row
          glyph={lateIcons.compass}
          name={texts.explorer}
          end={
            <>
              <Icon of={lateIcons.out} size={16} />
              <VisuallyHidden>{actions.newTab}</VisuallyHidden>
            </>
          }
          href={explorer}
          testId="explorer"
        />
      )}
      <Row
        glyph={lateIcons.leave}
        name={texts.disconnect}
        danger
        busy={isPending}
        onPress={() => void begin({ namespace: account.namespace })}
        testId="disconnect"
      />
    </RowList>
  )
}

function countOf({ connection }: State): number {
  return listConnections(connection).length
}

function networkOf({ network }: State) {
  return network
}
