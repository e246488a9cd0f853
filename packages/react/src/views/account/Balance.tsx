import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAmount } from '../../hooks/useAmount.js'
import { useBalanceOf } from '../../hooks/useBalanceOf.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { Amount } from '../Amount.js'
import { HideAmounts } from './HideAmounts.js'

/** What the account holds on the network in use, and the eye that hides amounts everywhere. */
export function Balance({ account }: { account: useAccountInUse.Result }) {
  const texts = useLateMessages().account
  const write = useAmount()
  const { data, isPending } = useBalanceOf(account.balanceOf)
  if (!account.balanceOf) return null
  if (isPending) return <Skeleton shape="text" />
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
