import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useMessages } from '../../hooks/useMessages.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Activity } from '../Activity.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'Transactions'> = {
  after: first,
  title: ({ transactions }) => transactions.title,
  Body: Transactions,
}

/** All that the account did on the network in use. */
function Transactions() {
  const { account: texts } = useMessages()
  if (!useAccountInUse()) return <EmptyState icon="user" title={texts.gone} text={texts.goneText} />
  return <Activity />
}
