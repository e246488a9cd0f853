import { signTypedData } from '@foyer/core'
import { useFoyerAccount, useFoyerClient, useFoyerNetwork } from '@foyer/react'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { reader } from '../reader.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Form } from './Form.js'
import { Result } from './Result.js'

const types = {
  Order: [
    { name: 'goods', type: 'string' },
    { name: 'pieces', type: 'uint256' },
  ],
} as const

/** Has an order signed as typed data (EIP-712), which a wallet can show field by field. */
export function SignOrder() {
  const client = useFoyerClient()
  const { address, isConnected } = useFoyerAccount()
  const { chainId } = useFoyerNetwork()
  const [pieces, setPieces] = useState('3')
  const { state, run } = useTask(async () => {
    const domain = { name: 'Harvest Market', version: '1', chainId: Number(chainId) }
    const order = { domain, types, primaryType: 'Order' } as const
    const message = { goods: 'Honey', pieces }
    const signature = (await signTypedData(client, { typedData: { ...order, message } })) as Hex
    const valid = await reader(chainId).verifyTypedData({
      ...order,
      message: { ...message, pieces: BigInt(pieces) },
      address: address as Address,
      signature,
    })
    return `${valid ? 'Verified' : 'Not signed by this account'}: ${signature}`
  })
  return (
    <Card title="Sign an order">
      <Form onSubmit={run}>
        <label>
          Jars of honey
          <input
            inputMode="numeric"
            pattern="[0-9]{1,6}"
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
            required
          />
        </label>
        <button type="submit" disabled={!isConnected}>
          Sign order
        </button>
      </Form>
      <Result id="order-result" state={state} />
    </Card>
  )
}
