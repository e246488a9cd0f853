import type { Client } from '@foyer/core'
import { adaptersOf, resetView } from '@foyer/core/internal'
import { useEffect, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { usePairingMessages } from '../hooks/usePairingMessages.js'
import { Actions } from '../ui/Actions.js'
import { Art } from '../ui/Art.js'
import { Button } from '../ui/Button.js'
import { Doorway } from '../ui/Doorway.js'
import { Glyph } from '../ui/Glyph.js'
import { Hero } from '../ui/Hero.js'
import { icons } from '../ui/icons.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Note } from '../ui/Note.js'
import { Ring } from '../ui/Ring.js'
import { useSpoken } from '../ui/useSpoken.js'
import { type PairingOutcome, pairingOutcome } from './pairingOutcome.js'
import { useOnline } from './useOnline.js'

/** Outcomes that only the site can mend: a retry would end the same. */
const final: ReadonlySet<PairingOutcome> = new Set(['refused', 'off'])

/** Pairing ended without a wallet: why, and the ways on. */
export function PairingFailed({ error, wallet, onRetry }: PairingFailed.Props) {
  const client = useFoyerClient()
  const texts = usePairingMessages()
  const { actions } = useMessages()
  const outcome = pairingOutcome(error, useOnline())
  const { title, text: sentence } = texts.errors[outcome]
  const text = sentence(wallet?.name ?? texts.anyWallet)
  useSpoken({ title, text })
  // Back online, it retries without a press.
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && outcome !== 'offline') onRetry()
    wasOffline.current = outcome === 'offline'
  }, [outcome, onRetry])

  const mayRetry = !final.has(outcome)
  const hasOthers = outcome !== 'declined' && hasOtherWallets(client)
  return (
    <>
      <Doorway lit={false}>
        {wallet ? (
          <Ring state="declined">
            <Art name={wallet.name} size={68} src={wallet.imageUrl} />
          </Ring>
        ) : (
          <Glyph icon={outcome === 'declined' ? icons.qr : lateIcons.plug} />
        )}
      </Doorway>
      <Hero title={title} text={text} />
      <Actions>
        {hasOthers && (
          <Button
            wide
            kind={mayRetry ? 'neutral' : 'primary'}
            onPress={() => resetView(client, { name: 'Connect' })}
            testId="other-wallets"
          >
            {texts.otherWallets}
          </Button>
        )}
        {mayRetry && (
          <Button kind="primary" icon={icons.retry} wide onPress={onRetry} testId="try-again">
            {actions.tryAgain}
          </Button>
        )}
      </Actions>
      {outcome === 'declined' && <Note>{texts.errors.declinedHint}</Note>}
    </>
  )
}

export declare namespace PairingFailed {
  type Props = {
    error: unknown
    wallet?: { name: string; imageUrl: string | undefined } | undefined
    onRetry: () => void
  }
}

/** Without an adapter there is nothing in the browser to go back to. */
function hasOtherWallets(client: Client): boolean {
  const inPage = [...adaptersOf(client).values()].some(({ pairingOnly }) => !pairingOnly)
  return inPage && !client.options.manualWCControl
}
