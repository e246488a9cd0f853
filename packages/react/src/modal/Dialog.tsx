import type { State } from '@foyer/core'
import { type RefObject, useId } from 'react'
import { Header } from '../header/Header.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Dialog.css?inline'
import { Stage } from './Stage.js'
import { useShake } from './useShake.js'
import { useTitle } from './useTitle.js'
import { useView } from './useView.js'
import { useViewFocus } from './useViewFocus.js'

/** Header and view. As `modal` it owns the screen; else it is a region of the page. */
export function Dialog({ frame, modal }: Dialog.Props) {
  useSheet(css)
  const id = useId()
  const fetched = useView()
  const { shown, late, failed } = fetched
  const title = useTitle(shown)
  const backwards = useFoyerSelector(isBackwards)
  useShake(frame, shown)
  useViewFocus(frame, { turn: shown?.turn ?? 0, modal: modal ?? false })
  return (
    <div
      ref={frame}
      className="dialog"
      data-bare={shown || late || failed ? undefined : ''}
      {...(modal ? asDialog : asRegion)}
      {...{ 'aria-labelledby': id }}
      tabIndex={-1}
    >
      <Header
        key={shown ? 'shown' : 'none'}
        id={id}
        title={title}
        hidden={shown?.view.titleHidden ?? false}
        modal={modal}
        Start={shown?.view.Start}
      />
      <Stage {...fetched} backwards={backwards} />
    </div>
  )
}

const asDialog = { role: 'dialog', 'aria-modal': true } as const
const asRegion = { role: 'region' } as const

export declare namespace Dialog {
  type Props = { frame: RefObject<HTMLDivElement | null>; modal?: boolean }
}

function isBackwards({ modal }: State): boolean {
  return modal.backwards
}
