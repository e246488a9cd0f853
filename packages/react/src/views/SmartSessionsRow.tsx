import { showView } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { Icon } from '../ui/Icon.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Row } from '../ui/Row.js'
import { listsSessions } from './listsSessions.js'

/** The way to the keys that may act for the account in use, where the host wants that. */
export function SmartSessionsRow() {
  const client = useFoyerClient()
  const { account } = useLateMessages()
  if (!useDerived(listsSessions)) return null
  return (
    <Row
      glyph={lateIcons.key}
      tight
      name={account.smartSessions}
      end={<Icon of={lateIcons.chevron} size={16} />}
      onPress={() => showView(client, { name: 'SmartSessionList' })}
      testId="smart-sessions"
    />
  )
}
