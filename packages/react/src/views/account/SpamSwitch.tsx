import { useAssetMessages } from '../../hooks/useAssetMessages.js'

/** The switch that shows what looks like spam, which is hidden by default. */
export function SpamSwitch({ count, on, onSwitch }: SpamSwitch.Props) {
  const texts = useAssetMessages()
  if (count === 0) return null
  return (
    <button
      type="button"
      className="spam-switch"
      aria-pressed={on}
      data-testid="spam-switch"
      onClick={() => onSwitch(!on)}
    >
      {on ? texts.hideSpam : texts.showSpam(count)}
    </button>
  )
}

export declare namespace SpamSwitch {
  type Props = { count: number; on: boolean; onSwitch: (on: boolean) => void }
}
