import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { NameTrouble } from '../NameTrouble.js'
import { useNameChange } from '../useNameChange.js'

/** What giving a name up means, and both answers. */
export function Release({ name, onKeep }: Release.Props) {
  const { own: texts } = useNameMessages()
  const { begin, failure, isPending } = useNameChange(name, 'release')
  return (
    <div className="name-release">
      <Banner tone="danger" title={texts.releaseTitle(name)}>
        {texts.releaseText}
      </Banner>
      {failure !== undefined && <NameTrouble failure={failure} />}
      <Actions>
        <Button wide onPress={onKeep} disabled={isPending} testId="name-keep">
          {texts.keep}
        </Button>
        <Button
          kind="danger"
          wide
          busy={isPending}
          onPress={() => void begin({ action: 'release', name })}
          testId="name-confirm"
        >
          {isPending ? texts.releasing : texts.confirm}
        </Button>
      </Actions>
    </div>
  )
}

export declare namespace Release {
  type Props = { name: string; onKeep: () => void }
}
