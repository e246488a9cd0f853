import { getSessionHeaders } from '@foyer/core/siwx'
import { useFoyerClient, useFoyerSession } from '@foyer/react'
import { query } from '../query.js'
import { readWorld } from '../readWorld.js'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Result } from './Result.js'

/** Whether the user is signed in, and what the server says of it. */
export function Membership() {
  const client = useFoyerClient()
  const { status, isPending, session, signIn, signOut } = useFoyerSession()
  const { state, run } = useTask(async () => {
    const url = `${readWorld().server?.url}/auth/v1/me?projectId=${client.options.projectId}`
    const headers = await getSessionHeaders(client, { url })
    const credentials = query.store === 'cookie' ? 'include' : 'omit'
    const answer = await fetch(url, { headers, credentials })
    if (!answer.ok) throw new Error(`The server answers ${answer.status}`)
    const { address, chainId } = (await answer.json()) as { address: string; chainId: string }
    return `${chainId}:${address}`
  })
  return (
    <Card title="Membership">
      <dl className="facts">
        <div>
          <dt>Session</dt>
          <dd data-testid="session-status">{isPending ? 'pending' : status}</dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd data-testid="session-account" className="figures">
            {session?.data.accountAddress ?? '–'}
          </dd>
        </div>
      </dl>
      <div className="choices">
        {status === 'signedIn' ? (
          <>
            <button type="button" onClick={() => void run()}>
              Ask the server
            </button>
            <button
              type="button"
              onClick={() => {
                signOut().catch(() => {})
              }}
            >
              Sign out
            </button>
          </>
        ) : (
          <button type="button" onClick={signIn}>
            Sign in
          </button>
        )}
      </div>
      <Result id="server-says" state={state} />
    </Card>
  )
}
