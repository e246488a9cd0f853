import { type LeftAllowance, listLeftAllowances, revokeAllowance } from '@foyer/core/swap'
import { useEffect, useState } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { useSwapAmount } from '../useSwapAmount.js'

/** What was approved from here and not used: a contract may take it until it is taken back. */
export function LeftAllowances({ account, network }: LeftAllowances.Props) {
  const client = useFoyerClient()
  const [left, setLeft] = useState<readonly LeftAllowance[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network has others
  useEffect(() => {
    let isOver = false
    listLeftAllowances(client).then(
      (found) => !isOver && setLeft(found),
      // What the network does not say is not shown.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [client, account, network])
  return left.map((one) => (
    <Left
      key={`${one.token} ${one.spender}`}
      left={one}
      onRevoked={() => setLeft((all) => all.filter((other) => other !== one))}
    />
  ))
}

export declare namespace LeftAllowances {
  type Props = { account: string; network: string }
}

function Left({ left, onRevoked }: { left: LeftAllowance; onRevoked: () => void }) {
  const client = useFoyerClient()
  const { left: texts } = useExchangeMessages()
  const write = useSwapAmount()
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle')
  const { amount, decimals, symbol } = left
  const revoke = () => {
    setStatus('pending')
    revokeAllowance(client, left).then(onRevoked, () => setStatus('error'))
  }
  return (
    <div className="swap-left">
      <Banner title={texts.title(symbol)} testId="swap-left">
        {status === 'error' ? texts.failed : texts.text(`${write(amount, decimals)} ${symbol}`)}
      </Banner>
      <Button size="small" busy={status === 'pending'} onPress={revoke} testId="swap-revoke">
        {status === 'pending' ? texts.revoking : texts.revoke}
      </Button>
    </div>
  )
}
