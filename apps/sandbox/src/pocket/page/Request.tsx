import { describeRequest, type PocketPrompt, type PocketWallet } from '@foyer/testing/pocket'
import { Choice, Peer, Title } from './parts.js'

/** A page's request to sign or to send: what exactly, and where. */
export function Request({ wallet, prompt, onDone }: Request.Properties) {
  const words = wordsOf(wallet, prompt)
  return (
    <section aria-label="Request">
      <Title>{words.title}</Title>
      <Peer peer={prompt.peer} />
      <dl>
        {words.facts.map(([label, value]) => (
          <div className="fact" key={label + value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words.text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard
        <section className="text" tabIndex={0} aria-label="What is to be signed">
          {words.text}
        </section>
      )}
      <Choice
        yes={words.approve}
        onYes={() => {
          prompt.approve()
          onDone('Done. You can go back to the page.')
        }}
        onNo={() => {
          prompt.reject()
          onDone('Rejected. You can go back to the page.')
        }}
      />
    </section>
  )
}

export declare namespace Request {
  type Properties = {
    wallet: PocketWallet
    prompt: Exclude<PocketPrompt, { kind: 'proposal' }>
    onDone: (words: string) => void
  }
}

function wordsOf(wallet: PocketWallet, prompt: Request.Properties['prompt']) {
  const known = wallet.chains()
  const nameOf = (chainId: string) => known.find(({ id }) => id === chainId)?.name ?? chainId
  if (prompt.kind === 'authentication')
    return {
      title: 'Sign in to this page?',
      facts: [['Networks', prompt.chains.map(nameOf).join(', ')]] as const,
      text: prompt.messages.join('\n\n———\n\n'),
      approve: 'Sign in',
    }
  const { method, params, peer, chainId } = prompt
  const words = describeRequest(
    { method, params: Array.isArray(params) ? params : [params] },
    { site: peer.name, chains: evmChains(known) },
  )
  return { ...words, facts: [['Network', nameOf(chainId)] as const, ...words.facts] }
}

function evmChains(chains: readonly { id: string; name: string }[]) {
  return chains.flatMap(({ id, name }) =>
    id.startsWith('eip155:') ? { id: Number(id.slice(7)), name, rpcUrl: '' } : [],
  )
}
