import { sendTransaction, waitForTransactionReceipt } from '@foyer/core'
import { useFoyerAccount, useFoyerClient } from '@foyer/react'
import { useState } from 'react'
import { isAddress, parseEther } from 'viem'
import { readWorld } from '../readWorld.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Form } from './Form.js'
import { Result } from './Result.js'

/** Sends coins and waits until the transaction is in a block. */
export function SendCoins() {
  const client = useFoyerClient()
  const { isConnected } = useFoyerAccount()
  const [to, setTo] = useState<string>(readWorld().accounts[3] ?? '')
  const [amount, setAmount] = useState('0.01')
  const { state, run } = useTask(async (report) => {
    if (!isAddress(to)) throw new Error('That is not an address.')
    const hash = await sendTransaction(client, { to, value: parseEther(amount) })
    report(`Sent ${hash}, waiting for a block…`)
    const { blockNumber } = await waitForTransactionReceipt(client, { hash })
    return `Confirmed in block ${blockNumber}: ${hash}`
  })
  return (
    <Card title="Send coins">
      <Form onSubmit={run}>
        <label>
          To
          <input
            className="figures"
            autoComplete="off"
            spellCheck={false}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            required
          />
        </label>
        <label>
          Amount in ETH
          <input
            inputMode="decimal"
            pattern="[0-9]+(\.[0-9]{1,18})?"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            required
          />
        </label>
        <button type="submit" disabled={!isConnected}>
          Send coins
        </button>
      </Form>
      <Result id="send-result" state={state} />
    </Card>
  )
}
