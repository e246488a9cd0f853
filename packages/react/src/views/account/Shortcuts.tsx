import { disconnect, explorerUrl, type State } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Pressable } from '../../ui/Pressable.js'
import { Spinner } from '../../ui/Spinner.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** What can be done with the account, side by side: to the block explorer, and out of the wallet. */
export function Shortcuts({ account }: { account: useAccountInUse.Result }) {
  const { account: texts, actions } = useLateMessages()
  const { mutate, status } = useFoyerAction(disconnect)
  const explorer = explorerUrl(useFoyerSelector(networkOf), account.caipAddress)
  const busy = status === 'pending'
  return (
    <>
      {status === 'error' && <Note tone="error">{texts.disconnectFailed}</Note>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
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
            data-danger
            busy={busy}
            onPress={() => mutate({ namespace: account.namespace })}
            testId="disconnect"
          >
            {busy ? <Spinner size={20} /> : <Icon of={lateIcons.leave} />}
            <span>{texts.disconnect}</span>
          </Pressable>
        </li>
      </ul>
    </>
  )
}

function networkOf({ network }: State) {
  return network
}
