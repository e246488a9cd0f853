import { useEffect, useRef } from 'react'
import type { Warning } from '../judge/Warning.js'
import { NotesContext } from '../parts/NotesContext.js'
import { useTexts } from '../parts/TextsContext.js'
import { ActionBody } from './ActionBody.js'
import type { Answering } from './Answering.js'
import { Decision } from './Decision.js'
import { Opening } from './Opening.js'
import { Origin } from './Origin.js'
import { Raw } from './Raw.js'
import { SaidLost } from './SaidLost.js'
import type { Scene } from './Scene.js'
import { titleOf, titleOfMethod } from './titleOf.js'
import { Warnings } from './Warnings.js'

/** The origin and its request, the consequences, and the decision. */
export function RequestScreen({
  scene,
  warnings,
  where,
  way,
  onVerdict,
  onWindow,
  onSecurity,
}: RequestScreen.Props) {
  const texts = useTexts()
  const { pending, ready, network, app, place, check, isRefused, isPasskeyLost } = scene
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
          origin={pending.origin}
          app={app}
          title={ready ? titleOf(ready.action, texts) : titleOfMethod(pending, texts)}
        />
        {isPasskeyLost && <SaidLost onSecurity={onSecurity} />}
        {ready ? (
          <>
            <Warnings warnings={warnings} level="danger" />
            <NotesContext.Provider value={<Warnings warnings={warnings} level="caution" />}>
              <ActionBody {...ready} />
            </NotesContext.Provider>
            {pending.method !== 'connect' && <Raw action={ready.action} />}
          </>
        ) : (
          <Opening pending={pending} network={network} />
        )}
      </section>
      <Decision
        {...{
          pending,
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

export declare namespace RequestScreen {
  type Props = {
    scene: Scene
    warnings: readonly Warning[]
  } & Answering
}
