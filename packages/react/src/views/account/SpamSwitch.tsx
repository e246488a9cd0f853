import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useNumber } from '../../hooks/useNumber.js'

/** What looks like spam is shown only to who asks for it. */
export function SpamSwitch({ count, on, onSwitch }: SpamSwitch.Props) {
  const texts = useAssetMessages()
  const number = useNumber()
  if (count === 0) return null
  return (
    <button
      type="button"
      className="spam-switch"
      aria-pressed={on}
      data-testid="spam-switch"
      onClick={() => onSwitch(!on)}
    >
      {on ? texts.hideSpam : texts.showSpam(number(count))}
    </button>
  )
}

export declare namespace SpamSwitch {
  type Props = { count: number; on: boolean; onSwitch: (on: boolean) => void }
}
