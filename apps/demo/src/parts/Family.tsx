import { openModal, signMessage } from '@foyer/core'
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

/** One chain family: its wallet, its account, and a message to sign with it. */
export function Family({ namespace, name }: { namespace: Namespace; name: string }) {
  const client = useFoyerClient()
  const { address, isConnected } = useFoyerAccount({ namespace })
  const wallet = useFoyerWalletInfo({ namespace })
  const { disconnect } = useFoyerDisconnect()
  const { state, run } = useTask(() => signMessage(client, { message, chainNamespace: namespace }))
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
    </Card>
  )
}
