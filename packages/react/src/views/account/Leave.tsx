import { disconnect, explorerUrl, type State } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAction } from '../../hooks/useAction.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Icon } from '../../ui/Icon.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** The ways out: to the block explorer, and out of the wallet. */
export function Leave({ account }: { account: useAccountInUse.Result }) {
  const { account: texts, actions } = useLateMessages()
  const { run, status } = useAction(disconnect)
  const explorer = explorerUrl(useSelect(networkOf), account.caipAddress)
  return (
    <>
      {status === 'error' && <Note tone="error">{texts.disconnectFailed}</Note>}
      <RowList label={texts.actions}>
        {explorer && (
          <Row
            glyph="compass"
            name={texts.explorer}
            end={
              <>
                <Icon name="out" size={16} flip />
                <VisuallyHidden>{actions.newTab}</VisuallyHidden>
              </>
            }
            href={explorer}
            testId="explorer"
          />
        )}
        <Row
          glyph="leave"
          name={texts.disconnect}
          danger
          busy={status === 'pending'}
          onPress={() => void run({ namespace: account.namespace })}
          testId="disconnect"
        />
      </RowList>
    </>
  )
}

function networkOf({ network }: State) {
  return network
}
