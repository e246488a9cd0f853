import { useEffect, useRef } from 'react'
import type { Warning } from '../judge/Warning.js'
import { NotesContext } from '../parts/NotesContext.js'
import { useTexts } from '../parts/TextsContext.js'
import { ActionBody } from './ActionBody.js'
import type { Answering } from './Answering.js'
import { asksOf, asksOfMethod } from './asksOf.js'
import { Decision } from './Decision.js'
import { Opening } from './Opening.js'
import { Origin } from './Origin.js'
import { Raw } from './Raw.js'
import { SaidLost } from './SaidLost.js'
import type { Scene } from './Scene.js'
import { Warnings } from './Warnings.js'

/** The origin and its request, the consequences, and the decision. */
export function Asking({
  scene,
  warnings,
  where,
  way,
  onVerdict,
  onWindow,
  onSecurity,
}: Asking.Props) {
  const texts = useTexts()
  const { asked, ready, network, app, place, check, isRefused, isPasskeyLost } = scene
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    // A danger has taken it to the button that rejects.
    const root = body.current?.getRootNode() as ShadowRoot | undefined
    if (!root?.activeElement) body.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <section
        className="approval-body"
        ref={body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it to its end
        tabIndex={0}
        aria-label={texts.screen}
        data-read
      >
        {place.of > 1 && <p className="approval-place">{texts.place(place.at, place.of)}</p>}
        <Origin
          origin={asked.origin}
          app={app}
          asks={ready ? asksOf(ready.action, texts) : asksOfMethod(asked, texts)}
        />
        {isPasskeyLost && <SaidLost onSecurity={onSecurity} />}
        {ready ? (
          <>
            <Warnings warnings={warnings} level="danger" />
            <NotesContext.Provider value={<Warnings warnings={warnings} level="caution" />}>
              <ActionBody {...ready} />
            </NotesContext.Provider>
            {asked.method !== 'connect' && <Raw action={ready.action} />}
          </>
        ) : (
          <Opening asked={asked} network={network} />
        )}
      </section>
      <Decision
        {...{
          asked,
          ready,
          check,
          isRefused,
          warnings,
          where,
          way,
          onVerdict,
          onWindow,
          onSecurity,
        }}
      />
    </>
  )
}

export declare namespace Asking {
  type Props = {
    scene: Scene
    warnings: readonly Warning[]
  } & Answering
}
