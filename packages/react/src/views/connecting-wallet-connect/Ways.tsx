import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import type { useLiveCode } from '../useLiveCode.js'
import { Copy } from './Copy.js'
import { Renew } from './Renew.js'

/** Opens the wallet with the request, or copies it; a code whose time is up is renewed first. */
export function Ways({ code, isOpened, label, onOpen, testId }: Ways.Props) {
  const ready = code.uri !== undefined && !code.stale
  return (
    <Actions>
      <Copy code={code} ready={ready} />
      {code.stale ? (
        <Renew code={code} />
      ) : (
        <Button
          kind={isOpened ? 'neutral' : 'primary'}
          wide
          iconEnd={lateIcons.out}
          busy={!ready}
          onPress={onOpen}
          testId={testId}
        >
          {label}
        </Button>
      )}
    </Actions>
  )
}

export declare namespace Ways {
  type Props = {
    code: useLiveCode.Result
    /** It was opened before: doing so again is no longer what to do first. */
    isOpened: boolean
    label: string
    onOpen: () => void
    testId: string
  }
}
