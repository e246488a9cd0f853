import { resetView } from '@foyer/core/internal'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useQueries } from '../../hooks/useQueries.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { first, type LateView } from '../first.js'
import { AccountCard } from './AccountCard.js'
import { Accounts } from './Accounts.js'
import { Balance } from './Balance.js'
import { Leave } from './Leave.js'
import { NetworkPicker } from './NetworkPicker.js'
import { Portfolio } from './Portfolio.js'
import { Transfers } from './Transfers.js'
import css from './view.css?inline'
import { WalletFeatures } from './WalletFeatures.js'

export const view: LateView<'Account'> = {
  after: first,
  texts: ['late', 'assets', 'embedded'],
  title: (_, __, ___, client) => readLate(client).account.title,
  titleHidden: true,
  Body: Account,
  Start: NetworkPicker,
  css,
}

function Account() {
  const account = useAccountInUse()
  const { server } = useFoyerClient().options
  const { loaded, error } = useQueries(account !== undefined)
  if (!account) return <Disconnected />
  // What was kept from the page before is in the first picture.
  if (!loaded && error === undefined) return <Skeleton shape="text" />
  if (server !== undefined) return <Portfolio account={account} />
  return (
    <>
      <div className="account">
        <AccountCard account={account} />
        <Balance account={account} />
      </div>
      <WalletFeatures namespace={account.namespace} />
      <Transfers account={account} />
      {account.connection.accounts.length > 1 && <Accounts account={account} />}
      <Leave account={account} />
    </>
  )
}

/** The host may open this view without a connected account. */
function Disconnected() {
  const client = useFoyerClient()
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
