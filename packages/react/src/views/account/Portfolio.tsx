import { type AccountTab, embeddedConnectorId, type State, showTab } from '@foyer/core'
import { activityNamespaces } from '@foyer/protocol'
import { useMemo } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useClient } from '../../hooks/useClient.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Tabs } from '../../ui/Tabs.js'
import { useSheet } from '../../ui/useSheet.js'
import { Activity } from '../Activity.js'
import { AccountChips } from './AccountChips.js'
import { Nfts } from './Nfts.js'
import css from './Portfolio.css?inline'
import { Profile } from './Profile.js'
import { ProfileButton } from './ProfileButton.js'
import { Shortcuts } from './Shortcuts.js'
import { Tokens } from './Tokens.js'
import { Total } from './Total.js'
import { useTokens } from './useTokens.js'

/** An account whose tokens, collectibles and activity a server tells. */
export function Portfolio({ account }: { account: useAccountInUse.Result }) {
  useSheet(css)
  const client = useClient()
  const tokens = useTokens(account)
  const texts = useAssetMessages()
  const tab = useSelect(tabOf)
  const hasActivity = useSelect(activityOf) && activityNamespaces.includes(account.namespace)
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
      <Shortcuts account={account} />
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
