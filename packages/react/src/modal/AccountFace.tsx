import type { useAccountInUse } from '../hooks/useAccountInUse.js'
import { useAmount } from '../hooks/useAmount.js'
import { useBalanceOf } from '../hooks/useBalanceOf.js'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useHidden } from '../hooks/useHidden.js'
import { useIdentity } from '../hooks/useIdentity.js'
import { enButtons } from '../locales/en.buttons.js'
import { Avatar } from '../ui/Avatar.js'
import { PageChip } from '../ui/PageChip.js'
import { PageIcon } from '../ui/PageIcon.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'

/** The content of the account button. Its texts are the button's name for screen readers. */
export function AccountFace({ account, short, wrong, withBalance }: AccountFace.Props) {
  const texts = useButtonMessages('buttons', enButtons)
  const { address, caipAddress, pending } = account
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <>
      {wrong && <PageIcon name="warning" />}
      {wrong && <VisuallyHidden>{texts.wrongNetwork}</VisuallyHidden>}
      {withBalance && !wrong && <Amount account={account} />}
      <PageChip>
        <Avatar address={address} src={avatar} size={22} pending={pending} />
        {pending > 0 && <VisuallyHidden>{texts.pending(pending)}</VisuallyHidden>}
        {name ? <bdi>{name}</bdi> : <bdi dir="ltr">{short}</bdi>}
      </PageChip>
    </>
  )
}

export declare namespace AccountFace {
  type Props = {
    account: useAccountInUse.Result
    /** The shortened address. */
    short: string
    wrong: boolean
    withBalance: boolean
  }
}

function Amount({ account }: { account: useAccountInUse.Result }) {
  const texts = useButtonMessages('buttons', enButtons)
  const hidden = useHidden()
  const write = useAmount()
  const { data, isError } = useBalanceOf(account.balanceOf)
  if (!data) return isError && <Unspoken seen={texts.noAmount} said={texts.noAmountSpoken} />
  if (!hidden)
    return (
      <bdi dir="ltr">
        {write(data.amount, data.decimals)} {data.symbol}
      </bdi>
    )
  return <Unspoken seen={texts.hiddenAmount} said={texts.hiddenAmountSpoken} />
}

/** Signs for the eyes, and words for readers. */
function Unspoken({ seen, said }: { seen: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  )
}
