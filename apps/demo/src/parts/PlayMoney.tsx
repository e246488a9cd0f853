import { refreshBalances } from '@foyer/core/query'
import { useFoyerAccount, useFoyerClient, useFoyerNetwork } from '@foyer/react'
import { createTestClient, http, isAddress, parseEther, publicActions } from 'viem'
import { chainOf } from '../reader.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Form } from './Form.js'
import { Result } from './Result.js'

const amount = '1'

/** Fills the account from nothing, as only a local chain can: a new login has no coin yet. */
export function PlayMoney() {
  const client = useFoyerClient()
  const { address = '', isConnected } = useFoyerAccount()
  const { chainId } = useFoyerNetwork()
  const { state, run } = useTask(async () => {
    if (!isAddress(address)) throw new Error('Choose an account of an EVM network first.')
    const transport = http(chainOf(chainId).rpcUrl)
    const chain = createTestClient({ mode: 'anvil', transport }).extend(publicActions)
    const value = (await chain.getBalance({ address })) + parseEther(amount)
    await chain.setBalance({ address, value })
    await chain.mine({ blocks: 1 })
    refreshBalances(client)
    return `${amount} ETH more`
  })
  return (
    <Card title="Play money">
      <p>The chains of the sandbox print it. No other chain does.</p>
      <Form onSubmit={run}>
        <button type="submit" disabled={!isConnected}>
          Get {amount} ETH
        </button>
      </Form>
      <Result id="money-result" state={state} />
    </Card>
  )
}
