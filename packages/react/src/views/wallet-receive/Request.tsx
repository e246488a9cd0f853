import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { Field } from '../../ui/Field.js'
import { Fold } from '../../ui/Fold.js'
import { Note } from '../../ui/Note.js'

/** An amount to be asked for: the code is a payment link then. */
export function Request({ typed, onType, symbol, isInvalid }: Request.Props) {
  const { receive: texts } = useReceiveMessages()
  return (
    <Fold title={texts.request} testId="receive-request">
      <Field
        label={texts.amount(symbol)}
        placeholder={texts.amount(symbol)}
        value={typed}
        inputMode="decimal"
        onChange={(text) => onType(text.trim())}
        onClear={() => onType('')}
        clearLabel={texts.clear}
        error={isInvalid && texts.amountInvalid}
        testId="receive-amount"
      />
      <Note>{texts.requestNote}</Note>
    </Fold>
  )
}

export declare namespace Request {
  type Props = {
    typed: string
    onType: (text: string) => void
    symbol: string
    isInvalid: boolean
  }
}
