import { useFoyerAccount, useFoyerBalance, useFoyerNetwork } from '@foyer/react'
import { formatUnits } from 'viem'
import { Card } from './Card.js'

/** What the page knows of its visitor, straight from the hooks. */
export function Account({ title = 'Your account', under }: Account.Props) {
  const { address, status } = useFoyerAccount()
  const { network, chainId } = useFoyerNetwork()
  const { data: balance } = useFoyerBalance()
  return (
    <Card title={title} {...(under ? { under } : {})}>
      <dl className="facts">
        <div>
          <dt>Status</dt>
          <dd data-testid="status">{status}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd data-testid="account" className="figures">
            {address ?? '–'}
          </dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd data-testid="network">
            {network?.name ?? 'Not one of ours'} <span data-testid="chain-id">({chainId})</span>
          </dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd data-testid="balance">
            {balance ? `${formatUnits(balance.amount, balance.decimals)} ${balance.symbol}` : '–'}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

export declare namespace Account {
  type Props = { title?: string; under?: 1 | 2 }
}
