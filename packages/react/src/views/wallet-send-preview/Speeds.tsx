import { activeNetwork, type State } from '@foyer/core'
import { costOf } from '@foyer/core/internal'
import { chooseSpeed, type FeeSpeed, type SendPreview } from '@foyer/core/send'
import { useId } from 'react'
import { useExact } from '../../hooks/useExact.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { CostInDollars } from '../CostInDollars.js'
import { shortCost } from '../shortCost.js'

const order = ['slow', 'normal', 'fast'] as const satisfies readonly FeeSpeed[]

/** How soon the network takes it, each choice with what it costs at most, in dollars too; nothing where there is one price. */
export function Speeds({ preview, speed, isHeld }: Speeds.Props) {
  const client = useFoyerClient()
  const { preview: texts } = usePaymentMessages()
  const network = useFoyerSelector(networkOf)
  const group = useId()
  const exact = useExact()
  const offered = order.filter((one) => preview.speeds[one] !== undefined)
  if (offered.length < 2) return null
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  const worth = (units: bigint) => {
    const cost = costOf(units, { decimals, price: preview.coinPrice })
    return cost !== undefined && <CostInDollars cost={cost} below={texts.below} />
  }
  return (
    <div className="speeds" role="radiogroup" aria-label={texts.speed}>
      {offered.map((one) => (
        <label key={one} className="speed" data-testid={`speed-${one}`}>
          <input
            type="radio"
            name={group}
            checked={one === speed}
            // The focus of the view begins at the one that is chosen.
            tabIndex={one === speed ? 0 : -1}
            disabled={isHeld}
            onChange={() => chooseSpeed(client, one)}
          />
          {texts.speeds[one]}
          <span dir="ltr">{`${exact(shortCost(preview.speeds[one] ?? 0n, decimals))} ${symbol}`}</span>
          {worth(preview.speeds[one] ?? 0n)}
        </label>
      ))}
    </div>
  )
}

export declare namespace Speeds {
  type Props = { preview: SendPreview; speed: FeeSpeed; isHeld: boolean }
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
