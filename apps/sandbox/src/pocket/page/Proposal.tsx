import type { PocketPrompt, PocketState, PocketWallet } from '@foyer/testing/pocket'
import { useState } from 'react'
import { Checks, Choice, Peer, shorten, Title } from './parts.js'

/** A page wants to connect: on which networks, and with which accounts. */
export function Proposal({ wallet, state, prompt, onDone }: Proposal.Properties) {
  const [chains, setChains] = useState(prompt.chains)
  const [accounts, setAccounts] = useState<readonly string[]>([String(state.selected)])
  const names = new Map(wallet.chains().map(({ id, name }) => [id, name]))
  const requested = [...new Set(prompt.proposed.flatMap((one) => one.chains))]
  const unknown = requested.filter((id) => !prompt.chains.includes(id))
  const methods = [...new Set(prompt.proposed.flatMap((one) => one.methods))]
  const name = prompt.peer.name || 'The page'
  return (
    <section aria-label="Connection">
      <Title>Connect to this page?</Title>
      <Peer peer={prompt.peer} />
      <p className="note">
        It will see your addresses and may ask you to sign and to send. It cannot act without you.
      </p>
      <Checks
        legend="Networks"
        options={prompt.chains.map((id) => ({ value: id, label: names.get(id) ?? id }))}
        chosen={chains}
        onChange={setChains}
      />
      {unknown.length > 0 && <p className="note">Not known here: {unknown.join(', ')}</p>}
      <Checks
        legend="Accounts"
        options={wallet.addresses.eip155.map((address, index) => ({
          value: String(index),
          label: `Account ${index + 1} · ${shorten(address)}`,
        }))}
        chosen={accounts}
        onChange={setAccounts}
      />
      <details>
        <summary>What it may ask for ({methods.length})</summary>
        <p className="list">{methods.join(', ')}</p>
      </details>
      <Choice
        yes="Connect"
        disabled={chains.length === 0 || accounts.length === 0}
        onYes={() => {
          prompt.approve({ chains, accounts: accounts.map(Number).sort() })
          onDone(`Connected to ${name}. You can go back to it.`)
        }}
        onNo={() => {
          prompt.reject()
          onDone(`Not connected to ${name}.`)
        }}
      />
    </section>
  )
}

export declare namespace Proposal {
  type Properties = {
    wallet: PocketWallet
    state: PocketState
    prompt: PocketPrompt & { kind: 'proposal' }
    onDone: (words: string) => void
  }
}
