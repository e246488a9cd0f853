import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Activity } from '../Activity.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'Transactions'> = {
  after: first,
  texts: ['late', 'assets'],
  title: (_, __, ___, client) => readLate(client).transactions.title,
  Body: Transactions,
}

/** All that the account did on the network in use. */
function Transactions() {
  const { account: texts } = useLateMessages()
  if (!useAccountInUse())
    return <EmptyState icon={lateIcons.user} title={texts.gone} text={texts.goneText} />
  return <Activity />
}
