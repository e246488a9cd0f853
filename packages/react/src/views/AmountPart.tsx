import { ownPicture } from '@foyer/core/internal'
import { parseUnits } from '@foyer/protocol'
import { useDollars } from '../hooks/useDollars.js'
import { useExact } from '../hooks/useExact.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { Art } from '../ui/Art.js'

/** How much of what leaves the account, with every digit, and what it is worth. */
export function AmountPart({ title, amount, token, worth, testId }: AmountPart.Props) {
  const client = useFoyerClient()
  const dollars = useDollars()
  const exact = useExact()
  return (
    <section className="preview-part">
      <h2>{title}</h2>
      <bdi className="preview-amount" dir="ltr" data-testid={testId}>
        {exact(amount)} {token.symbol}
      </bdi>
      <Art src={ownPicture(client, token.iconUrl)} name={token.symbol} size={40} round />
      {worth !== undefined && (
        <bdi className="preview-worth" dir="ltr">
          {dollars(parseUnits(worth, 6)).whole}
        </bdi>
      )}
    </section>
  )
}

export declare namespace AmountPart {
  type Props = {
    title: string
    /** In whole tokens, a decimal. */
    amount: string
    token: { readonly symbol: string; readonly iconUrl?: string | undefined }
    /** In US dollars, a decimal; absent where no price is known. */
    worth: string | undefined
    testId: string
  }
}
