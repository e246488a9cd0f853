import { Actions, Button, Check } from '@foyer/react/ui'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { Action } from '../../actions/Action.js'
import { useLock } from '../../lock/useLock.js'
import { kindOfMethod } from '../families/kindOfMethod.js'
import type { Warning } from '../judge/Warning.js'
import { useTexts } from '../parts/TextsContext.js'
import { needsWindow } from '../verify/needsWindow.js'
import type { Answering } from './Answering.js'
import { dropRepeats } from './dropRepeats.js'
import { isSigned } from './isSigned.js'
import { PasskeyWords } from './PasskeyWords.js'
import type { Scene } from './Scene.js'
import { usePasskeyCheck } from './usePasskeyCheck.js'
import { useSpoken } from './useSpoken.js'
import { Waits } from './Waits.js'

/** Yes or no. A danger is ticked off first, and no is then what the keyboard meets first. */
export function Decision(props: Decision.Props) {
  const { pending, ready, check, isRefused, warnings, where, way, onVerdict, onWindow } = props
  const { onSecurity } = props
  const texts = useTexts()
  const foot = useRef<HTMLElement>(null)
  const why = useId()
  const dangers = warnings.filter(({ level }) => level === 'danger')
  const hasDanger = dangers.length > 0
  // Ticked for what was shown then: another danger has to be ticked anew.
  const codes = JSON.stringify(warnings.map(({ code, data }) => [code, data]))
  const [ticked, setTicked] = useState<string>()
  const isWhole = ready?.facts.isSettled === true
  const shown = JSON.stringify([codes, isWhole, ready?.facts.outcome.is])
  const { state, mayPress } = useLock(foot, shown, where !== 'window')
  const waits = isWhole ? state : 'facts'
  // Approved is then in the wallet's own window, and only there.
  const isRisky = isWhole && where !== 'window' && needsWindow({ ...ready, warnings, check })
  const isAway = where === 'blindFrame' || way === 'open' || isRisky
  const isOpen = waits === 'open' && (!hasDanger || ticked === codes) && !isAway
  const passkey = usePasskeyCheck({ ready, check, warnings, onVerdict })
  useFocusOnReject(foot, hasDanger)
  useSpoken(dangers, waits)

  const approve = ({ nativeEvent }: MouseEvent) => {
    if (isOpen && mayPress(nativeEvent)) void passkey.approve()
  }
  const reject = ({ nativeEvent }: MouseEvent) => {
    if (nativeEvent.isTrusted) onVerdict('rejected')
  }
  return (
    <footer className="approval-foot" ref={foot} {...dropRepeats}>
      {hasDanger && !isAway && (
        <Check
          checked={ticked === codes}
          onChange={(checked) => setTicked(checked ? codes : undefined)}
          testId="approval-understand"
        >
          {dangers.length > 1 ? texts.understandMany : texts.understand}
        </Check>
      )}
      {(!isAway || isRisky) && (
        <PasskeyWords {...{ passkey, check, isRefused, hasDanger, where, onWindow, onSecurity }} />
      )}
      <Waits {...{ waits, way, onWindow, id: why }} away={awayOf(where, isRisky)} />
      <Actions>
        <Button onPress={reject} testId="approval-reject">
          {noOf(pending, texts)}
        </Button>
        {!isAway && (
          <Button
            kind={hasDanger ? 'danger' : 'primary'}
            disabled={!isOpen}
            describedBy={why}
            onPress={approve}
            testId="approval-approve"
          >
            {passkey.isPending ? texts.passkeyAgain : yesOf({ pending, ready, hasDanger }, texts)}
          </Button>
        )}
      </Actions>
    </footer>
  )
}

export declare namespace Decision {
  type Props = {
    warnings: readonly Warning[]
  } & Pick<Scene, 'pending' | 'ready' | 'check' | 'isRefused'> &
    Answering
}

function awayOf(where: Answering['where'], isRisky: boolean): Waits.Props['away'] {
  if (where === 'blindFrame') return 'blind'
  return isRisky ? 'risky' : undefined
}

function noOf({ method }: Scene['pending'], texts: ReturnType<typeof useTexts>): string {
  return method === 'connect' ? texts.connectNot : texts.reject
}

function yesOf(
  { pending, ready, hasDanger }: Pick<Scene, 'pending' | 'ready'> & { hasDanger: boolean },
  texts: ReturnType<typeof useTexts>,
): string {
  if (hasDanger) return texts.approveAnyway
  return wordOf(ready?.action.kind ?? kindOfMethod(pending.method), texts)
}

function wordOf(kind: Action['kind'], texts: ReturnType<typeof useTexts>): string {
  const { sign, approve, connect } = texts
  if (kind === 'connect') return connect
  return isSigned(kind) ? sign : approve
}

function useFocusOnReject(foot: React.RefObject<HTMLElement | null>, hasDanger: boolean) {
  useEffect(() => {
    if (!hasDanger) return
    foot.current
      ?.querySelector<HTMLElement>('[data-testid="approval-reject"]')
      ?.focus({ preventScroll: true })
  }, [foot, hasDanger])
}
