import { activeNetwork, notify, type State, setPreferredAccount } from '@foyer/core'
import { families } from '@foyer/protocol'
import { useEffect } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Switch } from '../../ui/Switch.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** Which of both accounts is in use, where the network has both. */
export function SmartAccount({ account }: { account: useAccountInUse.Result }) {
  const client = useFoyerClient()
  const { settings: texts } = useEmbeddedMessages()
  const announce = useAnnounce()
  const isOffered = useFoyerSelector(offered)
  const { mutate, status } = useFoyerAction(setPreferredAccount)
  const type = account.connection.accounts[0].type === 'smartAccount' ? 'smartAccount' : 'eoa'
  useEffect(() => {
    if (status === 'error')
      notify(client, { kind: 'error', code: 'embedded.settings.switchFailed' })
    if (status === 'success') announce(texts.switched[type])
  }, [client, announce, status, texts, type])
  if (!isOffered && type === 'eoa') return null
  return (
    <li>
      <Switch
        icon={lateIcons.layers}
        label={texts.smartAccount}
        text={texts.smartAccountText}
        on={type === 'smartAccount'}
        busy={status === 'pending'}
        onChange={(on) => mutate({ type: on ? 'smartAccount' : 'eoa' })}
        testId="smart-account"
      />
    </li>
  )
}

/** Whether smart accounts are made on the network in use. */
function offered({ embedded, network }: State): boolean {
  const now = activeNetwork(network)
  return (
    now !== undefined &&
    families[now.chainNamespace].accountTypes.includes('smartAccount') &&
    embedded.smartAccountNetworks.includes(Number(now.id))
  )
}
