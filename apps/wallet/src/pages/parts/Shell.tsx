import { Button, HeldContext, IconButton, icons } from '@foyer/react/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEscape } from '../../lock/useEscape.js'
import { useGuard } from '../useGuard.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { Free } from './Free.js'
import { Held } from './Held.js'

/**
 * The frame's own page: its name, the way back, its content, and its buttons. What is on it accepts a press only while the user sees it;
 * what stands under it counts once all of it was read.
 */
export function Shell({ title, onBack, busy, foot, children, page }: Shell.Props) {
  const texts = useTexts()
  const { document, onLeave, where } = useVisit()
  const main = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useGuard(main, page)
  // A new page is read from its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another heading
  useEffect(() => heading.current?.focus({ preventScroll: true }), [page])
  // A window of the wallet is no modal.
  const leave = busy || where === 'window' ? undefined : (onBack ?? onLeave)
  useEscape(leave, { view: document.defaultView, isOver: true })
  const isOpen = state === 'open'
  return (
    <main
      className="page"
      ref={main}
      data-testid={`wallet-page-${page}`}
      data-screen
      data-lock={state}
    >
      <header className="page-head">
        {onBack && (
          <Free>
            <IconButton
              icon={icons.back}
              label={texts.back}
              onPress={onBack}
              testId="wallet-back"
            />
          </Free>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <section
        className="page-body"
        data-read
        tabIndex={state === 'unread' ? 0 : undefined}
        aria-label={title}
      >
        <HeldContext value={!isOpen && state !== 'unread'}>{children}</HeldContext>
      </section>
      <footer className="page-foot">
        {foot !== null && <Held state={state} isWhole={foot === undefined} />}
        {foot === undefined ? (
          <Free>
            <Button wide onPress={onLeave} testId="wallet-done">
              {texts.done}
            </Button>
          </Free>
        ) : (
          <HeldContext value={!isOpen}>{foot}</HeldContext>
        )}
      </footer>
    </main>
  )
}

export declare namespace Shell {
  type Props = {
    /** Names it for tests, and tells one page from the next. */
    page: string
    title: string
    onBack?: (() => void) | undefined
    /** Something is done here whose end the user is to see: Escape does not lead away. */
    busy?: boolean | undefined
    /** In place of the button that leaves. */
    foot?: ReactNode
    children: ReactNode
  }
}
