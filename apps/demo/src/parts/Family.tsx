import { openModal, signMessage, transfer, waitForTransactionReceipt } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import {
  useFoyerAccount,
  useFoyerClient,
  useFoyerDisconnect,
  useFoyerWalletInfo,
} from '@foyer/react'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Result } from './Result.js'

/** What every account of the page is asked to sign. */
const message = 'A basket of apples, please. Grüße!'

/** A little of the coin, in its smallest unit, where the family can send. */
const little: Readonly<Partial<Record<Namespace, bigint>>> = {
  eip155: 1_000_000_000_000_000n,
  solana: 1_000_000n,
  bip122: 20_000n,
}

/** One chain family: its wallet, its account, a message to sign with it, and a payment. */
export function Family({ namespace, name }: { namespace: Namespace; name: string }) {
  const client = useFoyerClient()
  const { address, isConnected } = useFoyerAccount({ namespace })
  const wallet = useFoyerWalletInfo({ namespace })
  const { disconnect } = useFoyerDisconnect()
  const { state, run } = useTask(() => signMessage(client, { message, chainNamespace: namespace }))
  const amount = little[namespace]
  const sending = useTask(async (report) => {
    // To the own account: it costs the fee alone, and any network takes it.
    const given = { chainNamespace: namespace, to: address, amount }
    const hash = await transfer(client, given as Parameters<typeof transfer>[1])
    report('Sent. Waiting for a block…')
    const { byNamespace } = client.store.getState().connection
    await waitForTransactionReceipt(client, {
      hash,
      caipNetworkId: byNamespace[namespace]?.caipNetworkId,
    })
    return hash
  })
  return (
    <Card title={name}>
      <dl className="facts">
        <div>
          <dt>Wallet</dt>
          <dd data-testid={`${namespace}-wallet`}>{wallet?.name ?? '–'}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd data-testid={`${namespace}-account`} className="figures">
            {address ?? '–'}
          </dd>
        </div>
      </dl>
      <div className="choices">
        {isConnected ? (
          <>
            <button type="button" onClick={() => void run()}>
              Sign message
            </button>
            {amount !== undefined && (
              <button type="button" onClick={() => void sending.run()}>
                Send to yourself
              </button>
            )}
            <button
              type="button"
              onClick={() => {
                // It is disconnected here whatever the wallet says.
                disconnect({ namespace }).catch(() => {})
              }}
            >
              Disconnect
            </button>
          </>
        ) : (
          <button
            type="button"
            onClick={() => openModal(client, { view: { name: 'Connect' }, namespace })}
          >
            Connect {name}
          </button>
        )}
      </div>
      <Result id={`${namespace}-result`} state={state} />
      {amount !== undefined && <Result id={`${namespace}-sent`} state={sending.state} />}
    </Card>
  )
}
