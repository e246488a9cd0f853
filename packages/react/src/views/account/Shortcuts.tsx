import { disconnect, explorerUrl, type State } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAction } from '../../hooks/useAction.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Pressable } from '../../ui/Pressable.js'
import { Spinner } from '../../ui/Spinner.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** What can be done with the account, side by side: to the block explorer, and out of the wallet. */
export function Shortcuts({ account }: { account: useAccountInUse.Result }) {
  const { account: texts, actions } = useLateMessages()
  const { run, status } = useAction(disconnect)
  const explorer = explorerUrl(useSelect(networkOf), account.caipAddress)
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
            onPress={() => void run({ namespace: account.namespace })}
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
