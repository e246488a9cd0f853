import { Banner, Button, icons, Spinner } from '@foyer/react/ui'
import type { Way } from './Answering.js'
import type { LockState } from './createLock.js'
import { useTexts } from './TextsContext.js'

/** Why it cannot be approved yet; and the way to a window of the wallet's own, where nothing can lie over the screen. */
export function Waits({ waits, isBlind, way, onWindow }: Waits.Props) {
  const texts = useTexts()
  const isStuck = isBlind || way === 'open' || waits === 'unseen'
  if (!isStuck || !onWindow)
    return (
      <p className="approval-wait" data-waits={waits}>
        {waits === 'facts' && <Spinner size={14} />}
        {waits === 'open' ? '' : texts.locked[waits]}
      </p>
    )
  const offer = isBlind ? texts.windowText : texts.locked.unseen
  return (
    <div
      className="approval-window"
      data-waits={waits}
      role={way === 'blocked' ? 'alert' : undefined}
    >
      {way === 'blocked' ? (
        <Banner title={texts.windowBlocked} testId="approval-blocked">
          {texts.windowBlockedText}
        </Banner>
      ) : (
        <p className="approval-wait">{way === 'open' ? texts.windowOpen : offer}</p>
      )}
      <Button
        kind={isBlind ? 'primary' : 'neutral'}
        wide
        icon={icons.out}
        onPress={onWindow}
        testId="approval-window"
      >
        {texts.window[way]}
      </Button>
    </div>
  )
}

export declare namespace Waits {
  type Props = {
    waits: LockState | 'facts'
    /** The browser cannot see what lies over a frame at all. */
    isBlind: boolean
    way: Way
    onWindow: (() => void) | undefined
  }
}
