import { getBalance, peekBalance } from '@foyer/core'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAmount } from '../../hooks/useAmount.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useRead } from '../../hooks/useRead.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { Amount } from '../Amount.js'
import { HideAmounts } from './HideAmounts.js'

/** What the account holds on the network in use, and the eye that hides amounts everywhere. */
export function Balance({ account }: { account: useAccountInUse.Result }) {
  const texts = useLateMessages().account
  const write = useAmount()
  const { data, status } = useRead(getBalance, account.balanceOf, peekBalance)
  if (status === 'idle') return null
  if (status === 'pending') return <Skeleton shape="text" />
  if (!data) return <p className="account-balance">{texts.unavailable}</p>
  return (
    <p className="account-balance">
      <VisuallyHidden>{texts.balance} </VisuallyHidden>
      <Amount testId="account-balance">
        {write(data.amount, data.decimals)} {data.symbol}
      </Amount>
      <HideAmounts />
    </p>
  )
}
