import type { SiwxListed } from '@foyer/protocol/siwx'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import { IconButton } from '../../ui/IconButton.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'

/** One sign-in, and its end. */
export function SignInRow({ signIn, isEnding, onEnd }: SignInRow.Props) {
  const { sessions: texts } = useSiwxMessages()
  const { id, browserName, walletName, signedInAt, isCurrent } = signIn
  const name = browserName ?? (isCurrent ? texts.here : texts.elsewhere)
  const since = Date.parse(signedInAt ?? '')
  const when = Number.isNaN(since) ? undefined : texts.since(since)
  const sub = [isCurrent ? texts.here : when, walletName].filter(Boolean)
  return (
    <Row
      glyph={lateIcons.desktop}
      name={name}
      sub={sub.join(' · ')}
      busy={isEnding}
      end={
        <IconButton
          icon={lateIcons.leave}
          label={texts.end(name)}
          onPress={onEnd}
          testId={`end-${id}`}
        />
      }
      testId={`sign-in-${id}`}
    />
  )
}

export declare namespace SignInRow {
  type Props = { signIn: SiwxListed; isEnding: boolean; onEnd: () => void }
}
