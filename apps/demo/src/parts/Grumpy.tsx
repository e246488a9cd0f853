import { waitForTransactionReceipt, writeContract } from '@foyer/core'
import { useFoyerAccount, useFoyerClient } from '@foyer/react'
import { parseAbi } from 'viem'
import { readWorld } from '../readWorld.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Form } from './Form.js'
import { Result } from './Result.js'

const abi = parseAbi(['function plain()'])

/** Calls a contract that always refuses, to see its reason arrive. */
export function Grumpy() {
  const client = useFoyerClient()
  const { isConnected } = useFoyerAccount()
  const { state, run } = useTask(async () => {
    const address = readWorld().chains[0]?.contracts.grumpy ?? '0x'
    const hash = await writeContract(client, { address, abi, functionName: 'plain' })
    await waitForTransactionReceipt(client, { hash })
    return `It went through, which it never should: ${hash}`
  })
  return (
    <Card title="Ask the grumpy seller">
      <Form onSubmit={run}>
        <p>A contract that turns everyone down, and says why.</p>
        <button type="submit" disabled={!isConnected}>
          Ask
        </button>
      </Form>
      <Result id="grumpy-result" state={state} />
    </Card>
  )
}
