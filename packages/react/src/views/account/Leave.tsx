import { embeddedConnectorId, type State } from '@foyer/core'
import { explorerUrl, leaveWallet, showView } from '@foyer/core/internal'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { useTask } from '../useTask.js'

/** The ways out: to the block explorer, and out of the wallet. */
export function Leave({ account }: { account: useAccountInUse.Result }) {
  const client = useFoyerClient()
  const { account: texts, actions } = useLateMessages()
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

function networkOf({ network }: State) {
  return network
}
