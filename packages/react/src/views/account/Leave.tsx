import { disconnect, embeddedConnectorId, explorerUrl, type State, show } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** The ways out: to the block explorer, and out of the wallet. */
export function Leave({ account }: { account: useAccountInUse.Result }) {
  const client = useClient()
  const { account: texts, actions } = useLateMessages()
  const { account: embedded } = useEmbeddedMessages()
  const { run, status } = useAction(disconnect)
  const explorer = explorerUrl(useSelect(networkOf), account.caipAddress)
  return (
    <>
      {status === 'error' && <Note tone="error">{texts.disconnectFailed}</Note>}
      <RowList label={texts.actions}>
        {account.connection.connectorId === embeddedConnectorId && (
          <Row
            glyph={lateIcons.user}
            name={embedded.settings}
            end={<Icon of={lateIcons.chevron} size={16} />}
            onPress={() => show(client, { name: 'AccountSettings' })}
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
          busy={status === 'pending'}
          onPress={() => void run({ namespace: account.namespace })}
          testId="disconnect"
        />
      </RowList>
    </>
  )
}

function networkOf({ network }: State) {
  return network
}
