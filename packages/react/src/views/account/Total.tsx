import type { TokenBalance } from '@foyer/core'
import { sumDollars } from '@foyer/core/internal'
import { defaultBalanceSymbol, failedBalance } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAmount } from '../../hooks/useAmount.js'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useBalanceOf } from '../../hooks/useBalanceOf.js'
import { useDollars } from '../../hooks/useDollars.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { Amount } from '../Amount.js'
import { HideAmounts } from './HideAmounts.js'
import type { useTokens } from './useTokens.js'

/** What all tokens are worth together, the coin below it, and the eye that hides amounts everywhere. */
export function Total({ account, tokens }: Total.Props) {
  return (
    <div className="total">
      <Worth tokens={tokens} />
      <Coin account={account} />
      <HideAmounts />
    </div>
  )
}

export declare namespace Total {
  type Props = { account: useAccountInUse.Result; tokens: useTokens.Result }
}

function Worth({ tokens: { tokens, status } }: Pick<Total.Props, 'tokens'>) {
  const texts = useAssetMessages()
  const write = useDollars()
  if (!tokens && status === 'pending') return <Waiting line="worth" />
  // Without any price there is no sum.
  if (!tokens || !isPriced(tokens)) return null
  const { dollars, pennies, after } = write(sumDollars(tokens.map(({ value }) => value)))
  return (
    <p className="total-worth">
      <VisuallyHidden>{texts.total} </VisuallyHidden>
      <Amount testId="total">
        {dollars}
        <span>{pennies}</span>
        {after}
      </Amount>
    </p>
  )
}

/** Whether a token has a value, or the account holds nothing. */
function isPriced(tokens: readonly TokenBalance[]): boolean {
  return (
    tokens.some(({ value }) => typeof value === 'number') ||
    tokens.every(({ quantity }) => !/[1-9]/.test(quantity.numeric))
  )
}

function Coin({ account }: Pick<Total.Props, 'account'>) {
  const texts = useLateMessages().account
  const write = useAmount()
  const { data, isPending } = useBalanceOf(account.balanceOf)
  if (!account.balanceOf) return null
  if (isPending) return <Waiting line="coin" />
  return (
    <p className="total-coin" data-failed={data ? undefined : true}>
      <VisuallyHidden>{texts.balance} </VisuallyHidden>
      <Amount testId="account-balance">
        {data
          ? `${write(data.amount, data.decimals)} ${data.symbol}`
          : `${failedBalance} ${defaultBalanceSymbol}`}
      </Amount>
      {!data && <span> · {texts.unavailable}</span>}
    </p>
  )
}

/** As high as what is waited for. */
function Waiting({ line }: { line: 'worth' | 'coin' }) {
  return (
    <span className="total-wait" data-line={line}>
      <Skeleton shape="text" />
    </span>
  )
}
