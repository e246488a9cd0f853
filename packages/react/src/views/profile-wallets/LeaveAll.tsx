import { leaveWallet } from '@foyer/core/internal'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { useTask } from '../useTask.js'

/** Ends the connection of every wallet in every chain family. */
export function LeaveAll() {
  const { wallets } = useLateMessages()
  const { begin, isPending, variables } = useTask('disconnect', leaveWallet)
  return (
    <RowList label={wallets.leaveAll}>
      <Row
        glyph={lateIcons.leave}
        name={wallets.leaveAll}
        danger
        busy={isPending && variables?.connectorId === undefined}
        onPress={() => void begin({})}
        testId="disconnect-all"
      />
    </RowList>
  )
}
