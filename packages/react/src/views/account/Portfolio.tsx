import { type AccountTab, embeddedConnectorId, type State } from '@foyer/core'
import { showTab } from '@foyer/core/internal'
import { activityNamespaces } from '@foyer/protocol'
import { useMemo } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { Tabs } from '../../ui/Tabs.js'
import { useSheet } from '../../ui/useSheet.js'
import { Activity } from '../Activity.js'
import { NameRow } from '../NameRow.js'
import { AccountChips } from './AccountChips.js'
import { Nfts } from './Nfts.js'
import css from './Portfolio.css?inline'
import { Profile } from './Profile.js'
import { ProfileButton } from './ProfileButton.js'
import { Shortcuts } from './Shortcuts.js'
import { Tokens } from './Tokens.js'
import { Total } from './Total.js'
import { Transfers } from './Transfers.js'
import { useTokens } from './useTokens.js'
import { WalletFeatures } from './WalletFeatures.js'

/** The account where a server provides its tokens, collectibles and activity. */
export function Portfolio({ account }: { account: useAccountInUse.Result }) {
  useSheet(css)
  const client = useFoyerClient()
  const tokens = useTokens(account)
  const texts = useAssetMessages()
  const tab = useFoyerSelector(tabOf)
  const hasActivity = useFoyerSelector(activityOf) && activityNamespaces.includes(account.namespace)
  const tabs = useMemo(
    () =>
      (hasActivity ? (['tokens', 'nfts', 'activity'] as const) : (['tokens', 'nfts'] as const)).map(
        (id) => ({ id, name: texts[id] }),
      ),
    [hasActivity, texts],
  )
  const shown = tabs.some(({ id }) => id === tab) ? tab : 'tokens'
  return (
    <>
      {account.connection.connectorId === embeddedConnectorId ? (
        <ProfileButton account={account} />
      ) : (
        <Profile account={account} />
      )}
      <Total account={account} tokens={tokens} />
      <WalletFeatures namespace={account.namespace} />
      <Transfers account={account} />
      <Shortcuts account={account} />
      {account.connection.connectorId !== embeddedConnectorId && <NameRow tight />}
      {account.connection.accounts.length > 1 && <AccountChips account={account} />}
      <Tabs label={texts.tabs} tabs={tabs} shown={shown} onShow={(id) => showTab(client, id)}>
        {shown === 'tokens' && <Tokens tokens={tokens} />}
        {shown === 'nfts' && <Nfts />}
        {shown === 'activity' && <Activity />}
      </Tabs>
    </>
  )
}

function tabOf({ account }: State): AccountTab {
  return account.tab
}

function activityOf({ features }: State): boolean {
  return features.activity
}
