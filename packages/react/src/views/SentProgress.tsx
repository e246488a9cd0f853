import type { State } from '@foyer/core'
import { findNetwork, ownPicture } from '@foyer/core/internal'
import type { SentTransfer } from '@foyer/core/send'
import { explorerUrl } from '@foyer/protocol'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Art } from '../ui/Art.js'
import { Button } from '../ui/Button.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Ring } from '../ui/Ring.js'
import { useSheet } from '../ui/useSheet.js'
import { useSpoken } from '../ui/useSpoken.js'
import css from './SentProgress.css?inline'

/** How something goes on that the wallet has sent, with the way to its transaction. Each change is spoken. */
export function SentProgress({
  sent,
  state,
  title,
  text,
  token,
  explorer,
  id,
}: SentProgress.Props) {
  useSheet(css)
  const client = useFoyerClient()
  const networks = useFoyerSelector(networkOf)
  const network = sent && findNetwork(networks, sent.caipNetworkId)
  useSpoken({ title, text }, state === 'declined')
  // No explorer knows calls of which no block is known.
  const href =
    network && sent.hash !== sent.calls ? explorerUrl(network, 'tx', sent.hash) : undefined
  return (
    <div className="sent-progress" data-testid={`${id}-${sent?.status ?? 'sent'}`}>
      <Ring state={state} round>
        <Art src={ownPicture(client, token?.iconUrl)} name={token?.symbol ?? ''} size={72} round />
      </Ring>
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {href !== undefined && (
        <Button size="small" href={href} iconEnd={lateIcons.out} testId={`${id}-explorer`}>
          {explorer}
        </Button>
      )}
    </div>
  )
}

export declare namespace SentProgress {
  type Props = {
    sent: SentTransfer | undefined
    state: Ring.Props['state']
    title: string
    text: string
    token: { readonly symbol: string; readonly iconUrl?: string | undefined } | undefined
    /** What leads to the transaction. */
    explorer: string
    /** How tests find it: `swap` is `swap-final` once it is in a block. */
    id: string
  }
}

function networkOf({ network }: State) {
  return network
}
