import { Banner, Button, Icon, icons, Spinner } from '@foyer/react/ui'
import type { LockState } from '../../lock/createLock.js'
import { useTexts } from '../parts/TextsContext.js'
import type { WindowOffer } from './Answering.js'

/** Why it cannot be approved yet; and the way to a window of the wallet's own, where nothing can lie over the screen. */
export function Waits(props: Waits.Props) {
  const { id, waits, away, way, onWindow } = props
  const texts = useTexts()
  const isStuck = away !== undefined || way === 'open' || waits === 'unseen' || waits === 'small'
  if (isStuck && onWindow) return <Stuck {...props} onWindow={onWindow} />
  return (
    <p className="approval-wait" data-waits={waits} id={id}>
      {waits === 'facts' && <Spinner size={14} />}
      {waits === 'unread' && <Icon of={icons.chevronDown} size={16} />}
      {waits === 'open' ? '' : texts.locked[waits]}
    </p>
  )
}

function Stuck({ id, waits, away, way, onWindow }: Waits.Props & { onWindow: () => void }) {
  const texts = useTexts()
  const offer = away
    ? { blind: texts.windowText, risky: texts.windowRisky }[away]
    : texts.locked[waits === 'small' ? waits : 'unseen']
  return (
    <div
      className="approval-window"
      data-waits={waits}
      id={id}
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
        kind={away ? 'primary' : 'neutral'}
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
    /** What it describes is pressed under it. */
    id: string
    waits: LockState | 'facts'
    /** Why no yes is said here at all: the browser cannot see what lies over a frame; or it matters too much for one. */
    away: 'blind' | 'risky' | undefined
    way: WindowOffer
    onWindow: (() => void) | undefined
  }
}
