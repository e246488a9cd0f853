import { activeNetwork, notify, type State, setPreferredAccount } from '@foyer/core'
import { useEffect } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Switch } from '../../ui/Switch.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** Which of both accounts is in use, where the network has both. */
export function SmartAccount({ account }: { account: useAccountInUse.Result }) {
  const client = useClient()
  const { settings: texts } = useEmbeddedMessages()
  const announce = useAnnounce()
  const isOffered = useSelect(offered)
  const { run, status } = useAction(setPreferredAccount)
  const type = account.connection.accounts[0].type === 'smartAccount' ? 'smartAccount' : 'eoa'
  useEffect(() => {
    if (status === 'error') notify(client, { kind: 'error', text: texts.switchFailed })
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
        onChange={(on) => void run({ type: on ? 'smartAccount' : 'eoa' })}
        testId="smart-account"
      />
    </li>
  )
}

/** Whether smart accounts are made on the network in use. */
function offered({ embedded, network }: State): boolean {
  const now = activeNetwork(network)
  return now?.chainNamespace === 'eip155' && embedded.smartAccountNetworks.includes(Number(now.id))
}
