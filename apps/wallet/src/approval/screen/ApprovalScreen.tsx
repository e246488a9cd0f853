import { Announcer } from '@foyer/react/ui'
import { useMemo } from 'react'
import { useEscape } from '../../lock/useEscape.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import { judge } from '../assess/judge.js'
import { TextsContext } from '../parts/TextsContext.js'
import type { Answering } from './Answering.js'
import { Ending } from './Ending.js'
import { RequestScreen } from './RequestScreen.js'
import type { Scene } from './Scene.js'

/** The screen on which one request is approved. Drawn from `scene` and nothing else, in the frame and in the wallet's window alike. */
export function ApprovalScreen({
  scene,
  texts,
  where,
  way,
  onVerdict,
  onClose,
  onWindow,
  onSecurity,
}: ApprovalScreen.Props) {
  const { pending, ready, stage } = scene
  const warnings = useMemo(() => (ready ? judge(ready.action, ready.facts) : []), [ready])
  const leaves = {
    asking: () => onVerdict('rejected'),
    failed: onClose,
    working: undefined,
    done: undefined,
  }
  // As closing the modal does: it declines. A window of the wallet is no modal.
  useEscape(leaves[stage.is], { view: where === 'window' ? null : window, isOver: false })
  return (
    <TextsContext.Provider value={texts}>
      <Announcer>
        <div
          className="approval"
          role="dialog"
          aria-label={texts.screen}
          data-kind={ready?.action.kind}
          data-stage={stage.is}
          data-testid="approval"
          data-screen
        >
          {stage.is === 'asking' ? (
            // A new request begins anew: what was ticked, opened or pressed belongs to the one before.
            <RequestScreen
              key={pending.id}
              {...{ scene, warnings, where, way, onVerdict, onWindow, onSecurity }}
            />
          ) : (
            <Ending
              key={`${pending.id}-${stage.is === 'failed'}`}
              stage={stage}
              onClose={onClose}
            />
          )}
        </div>
      </Announcer>
    </TextsContext.Provider>
  )
}

export declare namespace ApprovalScreen {
  type Props = Answering & {
    scene: Scene
    texts: ScreenTexts
    onClose(): void
  }
}
