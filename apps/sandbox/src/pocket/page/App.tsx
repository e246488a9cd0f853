import type { PocketState, PocketWallet } from '@foyer/testing/pocket'
import { useState, useSyncExternalStore } from 'react'
import { Home } from './Home.js'
import { Proposal } from './Proposal.js'
import { Request } from './Request.js'

/** The whole phone: first what waits for the user's answer, else the wallet's content. */
export function App({ wallet, problem }: { wallet: PocketWallet; problem: string | undefined }) {
  const state = useSyncExternalStore(wallet.subscribe, wallet.state)
  const [done, setDone] = useState('')
  const [prompt] = state.open
  return (
    <main className="phone">
      <header>
        <img src="/pocket.svg" alt="" width="32" height="32" />
        {prompt ? <strong>Pocket Wallet</strong> : <h1>Pocket Wallet</h1>}
        <Relay state={state} />
      </header>
      {/* What happened is read out; what is asked has the focus. */}
      <p role="status" className="said" data-testid="said">
        {prompt ? '' : done}
      </p>
      {prompt ? (
        <div className="sheet" key={`${prompt.topic}:${prompt.id}`}>
          {state.open.length > 1 && <p className="more">{state.open.length} requests wait</p>}
          {prompt.kind === 'proposal' ? (
            <Proposal wallet={wallet} state={state} prompt={prompt} onDone={setDone} />
          ) : (
            <Request wallet={wallet} prompt={prompt} onDone={setDone} />
          )}
        </div>
      ) : (
        <Home wallet={wallet} state={state} problem={problem} onDone={setDone} />
      )}
    </main>
  )
}

const words: Readonly<Record<PocketState['relay'], string>> = {
  off: 'Idle',
  connecting: 'Connecting',
  connected: 'Online',
  waiting: 'Offline, trying again',
  refused: 'Refused',
}

function Relay({ state: { relay, reason } }: { state: PocketState }) {
  return (
    <span className="relay" data-state={relay} data-testid="relay" title={reason}>
      {words[relay]}
    </span>
  )
}
