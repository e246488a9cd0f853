import { showView } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { Icon } from '../ui/Icon.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Row } from '../ui/Row.js'
import { listsSignIns } from './listsSignIns.js'

/** The way to the sign-ins of the account in use, where it is signed in and the host's store lists them. */
export function SignInsRow() {
  const client = useFoyerClient()
  const { account } = useLateMessages()
  if (!useDerived(listsSignIns)) return null
  return (
    <Row
      glyph={lateIcons.key}
      tight
      name={account.signIns}
      end={<Icon of={lateIcons.chevron} size={16} />}
      onPress={() => showView(client, { name: 'SIWXSessions' })}
      testId="sign-ins"
    />
  )
}
