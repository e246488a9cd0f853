import type { State } from '@foyer/core'
import { explorerUrl, leaveWallet, showView } from '@foyer/core/internal'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Pressable } from '../../ui/Pressable.js'
import { Spinner } from '../../ui/Spinner.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { useTask } from '../useTask.js'

/** What can be done with the account, side by side: to the block explorer, to the other wallets, and out of the wallet. */
export function Shortcuts({ account }: { account: useAccountInUse.Result }) {
  const client = useFoyerClient()
  const { account: texts, actions, wallets } = useLateMessages()
  const { begin, isPending } = useTask('disconnect', leaveWallet)
  const explorer = explorerUrl(useFoyerSelector(networkOf), account.caipAddress)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="shortcuts" role="list" aria-label={texts.actions}>
      {explorer && (
        <li>
          <Pressable className="shortcut" href={explorer} testId="explorer">
            <Icon of={lateIcons.compass} />
            <span>{texts.explorer}</span>
            <VisuallyHidden>{actions.newTab}</VisuallyHidden>
          </Pressable>
        </li>
      )}
      <li>
        <Pressable
          className="shortcut"
          onPress={() => showView(client, { name: 'ProfileWallets' })}
          testId="profile-wallets"
        >
          <Icon of={icons.wallet} />
          <span>{wallets.short}</span>
        </Pressable>
      </li>
      <li>
        <Pressable
          className="shortcut"
          data-danger
          busy={isPending}
          onPress={() => void begin({ namespace: account.namespace })}
          testId="disconnect"
        >
          {isPending ? <Spinner size={20} /> : <Icon of={lateIcons.leave} />}
          <span>{texts.disconnect}</span>
        </Pressable>
      </li>
    </ul>
  )
}

function networkOf({ network }: State) {
  return network
}
