import { worthOf } from '@foyer/core/internal'
import { type SendAmount, type SendToken, typeAmount } from '@foyer/core/send'
import { formatUnits, parseUnits } from '@foyer/protocol'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

/** The amount in the other unit; a press types on in it. Absent where no price is known. */
export function OtherUnit({ token, amount }: { token: SendToken; amount: SendAmount }) {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  const dollars = useDollars()
  const { unit, units = 0n } = amount
  const worth = worthOf(units, token)
  if (worth === undefined) return null
  const inToken = formatUnits(units, token.decimals)
  const other = unit === 'token' ? 'currency' : 'token'
  const text = other === 'currency' ? worth : inToken
  return (
    <button
      type="button"
      className="send-link"
      data-testid="send-unit"
      onClick={() => typeAmount(client, { text: units > 0n ? text : '', unit: other })}
    >
      <VisuallyHidden>
        {texts.switch(other === 'currency' ? texts.dollars : token.symbol)}{' '}
      </VisuallyHidden>
      <bdi dir="ltr">
        {other === 'currency' ? dollars(parseUnits(worth, 6)).whole : `${inToken} ${token.symbol}`}
      </bdi>
    </button>
  )
}
