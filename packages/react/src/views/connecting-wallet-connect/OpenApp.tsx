import type { Opening } from '@foyer/core'
import { openApp } from '@foyer/core/internal'
import { useEffect, useRef } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import type { PairingMessages } from '../../locales/PairingMessages.js'
import { Note } from '../../ui/Note.js'
import type { useLiveCode } from '../useLiveCode.js'
import { Invitation } from './Invitation.js'
import { OtherWays } from './OtherWays.js'
import type { ShownWallet } from './ShownWallet.js'
import { useOpening } from './useOpening.js'
import { Ways } from './Ways.js'

/** The wallet's app on this device: opened by a press, with a way on where it does not come. */
export function OpenApp({ wallet, code }: OpenApp.Props) {
  const client = useFoyerClient()
  const { app: texts } = usePairingMessages()
  const { entry, name } = wallet
  const opening = useOpening(entry.id)
  const ready = code.uri !== undefined && !code.stale
  const open = () => void openApp(client, entry)
  useOpenInPress(opening === undefined && ready, open)

  if (opening === 'stuck') return <OtherWays wallet={wallet} code={code} onAgain={open} />
  const { text, waits } = stateOf(opening, ready, texts)
  return (
    <>
      <Invitation
        wallet={wallet}
        state={waits ? 'wait' : 'idle'}
        title={texts.title(name)}
        text={text}
      >
        <Ways
          code={code}
          isOpened={opening !== undefined}
          label={opening ? texts.again : texts.open(name)}
          onOpen={open}
          testId="open-app"
        />
      </Invitation>
      {opening === 'away' && <Note>{texts.hint}</Note>}
    </>
  )
}

export declare namespace OpenApp {
  type Props = { wallet: ShownWallet; code: useLiveCode.Result }
}

function stateOf(
  opening: Opening['state'] | undefined,
  ready: boolean,
  texts: PairingMessages['app'],
): { text: string; waits: boolean } {
  if (opening === 'opening') return { text: texts.opening, waits: true }
  if (opening) return { text: texts.away, waits: true }
  return ready ? { text: texts.text, waits: false } : { text: texts.preparing, waits: true }
}

/**
 * Opens the app without another press when the user pressed before the code that opens apps, or the URI, was there: as long
 * as the browser still counts it as part of that press (user activation).
 */
function useOpenInPress(due: boolean, open: () => void): void {
  const done = useRef(false)
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!due || done.current) return
    done.current = true
    if (navigator.userActivation?.isActive) latest.current()
  }, [due])
}
