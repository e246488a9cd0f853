import { switchSwapTokens } from '@foyer/core/swap'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'

/** Between both sides: what was received is given. */
export function TurnButton() {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  return (
    <button
      type="button"
      className="swap-turn"
      aria-label={texts.turn}
      data-testid="swap-turn"
      onClick={() => switchSwapTokens(client)}
    >
      <Icon of={lateIcons.swap} />
    </button>
  )
}
