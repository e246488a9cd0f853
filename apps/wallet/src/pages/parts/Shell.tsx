import { Button, IconButton, icons } from '@foyer/react/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { en } from '../texts/en.js'
import { useVisit } from '../VisitContext.js'

/** The frame's own page: its name, the way back, what is on it, and what to press. */
export function Shell({ title, onBack, foot, children, page }: Shell.Props) {
  const { onLeave } = useVisit()
  const heading = useRef<HTMLHeadingElement>(null)
  // A new page is read from its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another heading
  useEffect(() => heading.current?.focus({ preventScroll: true }), [page])
  return (
    <main className="page" data-testid={`wallet-page-${page}`}>
      <header className="page-head">
        {onBack && (
          <IconButton icon={icons.back} label={en.back} onPress={onBack} testId="wallet-back" />
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className="page-body">{children}</div>
      <footer className="page-foot">
        {foot ?? (
          <Button wide onPress={onLeave} testId="wallet-done">
            {en.done}
          </Button>
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
    /** In place of the button that leaves. */
    foot?: ReactNode
    children: ReactNode
  }
}
