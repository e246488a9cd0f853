import { signMessage } from '@foyer/core'
import { useFoyerAccount, useFoyerClient, useFoyerNetwork } from '@foyer/react'
import { useState } from 'react'
import { isSigned } from '../isSigned.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Form } from './Form.js'
import { Result } from './Result.js'

/** Has a message signed, and checks that the account did it. */
export function SignMessage() {
  const client = useFoyerClient()
  const { address, isConnected } = useFoyerAccount()
  const { chainId } = useFoyerNetwork()
  const [message, setMessage] = useState('I would like two loaves of rye.')
  const { state, run } = useTask(async () => {
    const signature = await signMessage(client, { message })
    const valid = await isSigned({ address: address ?? '', message, signature, chainId })
    return `${valid ? 'Verified' : 'Not signed by this account'}: ${signature}`
  })
  return (
    <Card title="Sign a message">
      <Form onSubmit={run}>
        <label>
          Message
          <textarea
            rows={2}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            required
          />
        </label>
        <button type="submit" disabled={!isConnected}>
          Sign message
        </button>
      </Form>
      <Result id="message-result" state={state} />
    </Card>
  )
}
