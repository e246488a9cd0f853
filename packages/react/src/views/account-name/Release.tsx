import { releaseName } from '@foyer/core/names'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { NameTrouble } from '../NameTrouble.js'

/** What giving a name up means, and both answers. */
export function Release({ name, onKeep, onDone }: Release.Props) {
  const client = useFoyerClient()
  const { own: texts } = useNameMessages()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const release = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await releaseName(client, { name })
      onDone()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
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
          onPress={() => void release()}
          testId="name-confirm"
        >
          {isPending ? texts.releasing : texts.confirm}
        </Button>
      </Actions>
    </div>
  )
}

export declare namespace Release {
  type Props = { name: string; onKeep: () => void; onDone: () => void }
}
