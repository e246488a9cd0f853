import { resetView } from '@foyer/core'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateMessages } from '../../locales/lateMessages.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { Accounts } from './Accounts.js'
import { Balance } from './Balance.js'
import { Leave } from './Leave.js'
import { NetworkPicker } from './NetworkPicker.js'
import { Person } from './Person.js'
import { Portfolio } from './Portfolio.js'
import css from './view.css?inline'

export const view: LateView<'Account'> = {
  after: first,
  title: (_, __, ___, options) => lateMessages(options).account.title,
  titleHidden: true,
  Body: Account,
  Start: NetworkPicker,
  css,
}

function Account() {
  const account = useAccountInUse()
  const { server } = useClient().options
  if (!account) return <Nobody />
  if (server !== undefined) return <Portfolio account={account} />
  return (
    <>
      <div className="account">
        <Person account={account} />
        <Balance account={account} />
      </div>
      {account.connection.accounts.length > 1 && <Accounts account={account} />}
      <Leave account={account} />
    </>
  )
}

/** The host may open this view when nobody is connected. */
function Nobody() {
  const client = useClient()
  const { account, connect } = useLateMessages()
  return (
    <>
      <EmptyState icon={lateIcons.user} title={account.gone} text={account.goneText} lit />
      <Button kind="primary" wide onPress={() => resetView(client, { name: 'Connect' })}>
        {connect.title}
      </Button>
    </>
  )
}
