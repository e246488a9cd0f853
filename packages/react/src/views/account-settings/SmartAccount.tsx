import { activeNetwork, type State } from '@foyer/core'
import { chooseAccount } from '@foyer/core/internal'
import { families } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Switch } from '../../ui/Switch.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useTask } from '../useTask.js'

/** Which of both accounts is in use, where the network has both. */
export function SmartAccount({ account }: { account: useAccountInUse.Result }) {
  const { settings: texts } = useEmbeddedMessages()
  const announce = useAnnounce()
  const isOffered = useFoyerSelector(offered)
  const { begin, isPending } = useTask('chooseAccount', chooseAccount)
  const { connection, namespace } = account
  const { address, type } = connection.accounts[0]
  const isSmart = type === 'smartAccount'
  const use = async (next: 'eoa' | 'smartAccount') => {
    if (await begin({ namespace, address, type: next })) announce(texts.switched[next])
  }
  if (!isOffered && !isSmart) return null
  return (
    <li>
      <Switch
        icon={lateIcons.layers}
        label={texts.smartAccount}
        text={texts.smartAccountText}
        on={isSmart}
        busy={isPending}
        onChange={(on) => void use(on ? 'smartAccount' : 'eoa')}
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
