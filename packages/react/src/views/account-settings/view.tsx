import { activeNetwork, type State } from '@foyer/core'
import { networkImage, showView } from '@foyer/core/internal'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Avatar } from '../../ui/Avatar.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { AddressCopy } from '../AddressCopy.js'
import { Custody } from '../Custody.js'
import { first, type LateView } from '../first.js'
import { NameRow } from '../NameRow.js'
import { SignInsRow } from '../SignInsRow.js'
import { SmartSessionsRow } from '../SmartSessionsRow.js'
import { useNetworkName } from '../useNetworkName.js'
import { DisconnectRow } from './DisconnectRow.js'
import { LoginRow } from './LoginRow.js'
import { SmartAccount } from './SmartAccount.js'
import css from './view.css?inline'

export const view: LateView<'AccountSettings'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).settings.title,
  Body: AccountSettings,
  css,
}

/** The embedded wallet: whose it is, where it is, who can move its funds, and the way out. */
function AccountSettings() {
  const account = useAccountInUse()
  if (!account) return null
  return (
    <>
      <AccountCard account={account} />
      <Settings account={account} />
      <Custody />
    </>
  )
}

type Part = { account: useAccountInUse.Result }

function AccountCard({ account: { address, caipAddress, pending } }: Part) {
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <div className="settings-account">
      <Avatar address={address} size={72} src={avatar} pending={pending} />
      {name && (
        <h2 className="settings-name" dir="auto">
          {name}
        </h2>
      )}
      <AddressCopy address={address} />
    </div>
  )
}

function Settings({ account }: Part) {
  const client = useFoyerClient()
  const { settings: texts, tiers } = useEmbeddedMessages()
  const tier = useFoyerSelector(tierOf)
  const network = useFoyerSelector(networkOf)
  const networkName = useNetworkName()
  const { enableNetworkSwitch } = client.options
  const image = network && networkImage(network, client.options)
  return (
    <RowList label={texts.list}>
      <LoginRow />
      <Row
        image={image}
        round
        fallback={networkName}
        name={texts.network}
        sub={networkName}
        end={enableNetworkSwitch && <Icon of={lateIcons.chevron} size={16} />}
        onPress={enableNetworkSwitch ? () => showView(client, { name: 'Networks' }) : undefined}
        testId="settings-network"
      />
      <NameRow />
      <SmartAccount account={account} />
      <Row
        glyph={lateIcons.shield}
        name={texts.security}
        sub={tiers[tier ?? 'unknown'].name}
        end={<Icon of={lateIcons.chevron} size={16} />}
        onPress={() => showView(client, { name: 'WalletSecurity', data: {} })}
        testId="wallet-security"
      />
      <SignInsRow />
      <SmartSessionsRow />
      <DisconnectRow namespace={account.namespace} />
    </RowList>
  )
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}

function tierOf({ embedded }: State) {
  return embedded.tier
}
