import { Button, Hero, icons, Note, Row, RowList, Skeleton, Tag } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import { originParts } from '../approval/text/originParts.js'
import { Shell } from './parts/Shell.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** Which pages know who is logged in, each to be sent away. */
export function OriginsPage({ onBack }: { onBack: () => void }) {
  const texts = useTexts()
  const { origin: here } = useVisit()
  const { origins, error, busy, disconnect, leave } = useOrigins()
  const text = texts.origins
  return (
    <Shell
      page="origins"
      title={text.title}
      onBack={onBack}
      foot={
        <Button wide busy={busy} onPress={leave} testId="wallet-leave-all">
          {text.leave}
        </Button>
      }
    >
      <Hero title={text.hero} text={text.text} />
      {error && <Note tone="error">{error}</Note>}
      {origins ? (
        <RowList label={text.title}>
          {origins.map((origin) => {
            const { shown } = originParts(origin)
            return (
              <Row
                key={origin}
                glyph={icons.desktop}
                name={shown}
                sub={origin === here ? <Tag tone="accent">{text.here}</Tag> : undefined}
                end={
                  <Button
                    size="small"
                    busy={busy}
                    onPress={() => disconnect(origin)}
                    testId={`wallet-disconnect-${shown}`}
                  >
                    {text.disconnect}
                  </Button>
                }
              />
            )
          })}
        </RowList>
      ) : (
        !error && <Skeleton shape="row" />
      )}
    </Shell>
  )
}

function useOrigins() {
  const { user } = useVisit()
  const { run, busy, error } = useTask()
  const [origins, setOrigins] = useState<readonly string[]>()
  const load = useCallback(async () => setOrigins(await user.origins()), [user])
  useEffect(() => void run(load), [run, load])
  return {
    origins,
    busy,
    error,
    disconnect: (origin: string) =>
      void run(async () => {
        await user.disconnect(origin, { isRemoved: true })
        await load()
      }),
    leave: () => void run(() => user.end()),
  }
}
