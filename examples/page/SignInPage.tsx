import { FoyerButton, useFoyerSession } from '@foyer/react'
import { useState } from 'react'

/** Whether the user is signed in, and what the backend says of it. */
export function SignInPage({ title, request }: SignInPage.Props) {
  const { status, isPending, signOut } = useFoyerSession()
  const [says, setSays] = useState('')
  const ask = async () => {
    setSays('…')
    const answer = await request('/api/account').catch(() => undefined)
    setSays(answer?.ok ? await answer.text() : (answer?.statusText ?? 'no answer'))
  }
  return (
    <main>
      <header>
        <h1>{title}</h1>
        <FoyerButton />
      </header>
      <dl>
        <dt>Session</dt>
        <dd data-testid="session-status">{isPending ? 'pending' : status}</dd>
        <dt>The backend says</dt>
        <dd data-testid="backend-says">{says || '–'}</dd>
      </dl>
      <div className="choices">
        <button type="button" onClick={() => void ask()}>
          Ask the backend
        </button>
        <button
          type="button"
          disabled={status !== 'signedIn'}
          onClick={() => signOut().catch(() => setSays('The session has not ended.'))}
        >
          Sign out
        </button>
      </div>
    </main>
  )
}

export declare namespace SignInPage {
  type Props = {
    readonly title: string
    readonly request: (path: string) => Promise<Response>
  }
}
