import { getBalance, peekBalance, type State, toggleAmounts } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAmount } from '../../hooks/useAmount.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useRead } from '../../hooks/useRead.js'
import { useSelect } from '../../hooks/useSelect.js'
import { IconButton } from '../../ui/IconButton.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** What the account holds on the network in use, and the eye that hides amounts everywhere. */
export function Balance({ account }: { account: useAccountInUse.Result }) {
  const client = useClient()
  const texts = useLateMessages().account
  const hidden = useSelect(hiddenOf)
  const write = useAmount()
  const { data, status } = useRead(getBalance, account.balanceOf, peekBalance)
  if (status === 'idle') return null
  if (status === 'pending') return <Skeleton shape="text" />
  if (!data) return <p className="account-balance">{texts.unavailable}</p>
  return (
    <p className="account-balance">
      <VisuallyHidden>{texts.balance} </VisuallyHidden>
      {hidden ? (
        <>
          <span aria-hidden="true">{texts.hidden}</span>
          <VisuallyHidden>{texts.hiddenSpoken}</VisuallyHidden>
        </>
      ) : (
        <bdi dir="ltr" data-testid="account-balance">
          {write(data.amount, data.decimals)} {data.symbol}
        </bdi>
      )}
      <IconButton
        icon={hidden ? lateIcons.eyeOff : lateIcons.eye}
        label={hidden ? texts.show : texts.hide}
        onPress={() => toggleAmounts(client)}
        testId="toggle-amounts"
      />
    </p>
  )
}

function hiddenOf({ account }: State) {
  return account.hideAmounts
}
