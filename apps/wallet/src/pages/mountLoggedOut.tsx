import { loadFonts } from '@foyer/react/fonts'
import { Button, Hero, icons, Note, ShadowHost } from '@foyer/react/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { useEscape } from '../lock/useEscape.js'
import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import { type Reason, sayReason } from '../texts/Reason.js'
import { ReasonText } from '../texts/ReasonText.js'
import type { Look } from '../theme/createLook.js'
import screenCss from '../theme/screen.css?inline'
import css from './pages.css?inline'
import { PageArt } from './parts/PageArt.js'

const sheets = [screenCss, css]

/** Draws the screen over the whole frame. Returns what removes it. */
export function mountLoggedOut({
  document,
  look,
  ...props
}: mountLoggedOut.Parameters): () => void {
  const element = document.createElement('div')
  document.documentElement.append(element)
  loadFonts().catch(() => {})
  const root = createRoot(element)
  root.render(<Host look={look} view={document.defaultView} {...props} />)
  return () => {
    root.unmount()
    element.remove()
  }
}

export declare namespace mountLoggedOut {
  type Parameters = Omit<LoggedOut.Props, 'view'> & { document: Document; look: Look }
}

function Host({ look, ...props }: LoggedOut.Props & { look: Look }) {
  const theme = useSyncExternalStore(look.onChange, look.now)
  const { dir, locale } = props.texts.formats
  return (
    <ShadowHost tag="foyer-page" sheets={sheets} theme={theme} dir={dir} lang={locale}>
      <LoggedOut {...props} />
    </ShadowHost>
  )
}

function LoggedOut({ view, failure, texts, onLeave }: LoggedOut.Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEscape(onLeave, { view, isOver: true })
  const text = texts.loggedOut
  return (
    <main className="page" data-testid="wallet-page-logged-out">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {text.title}
        </h1>
      </header>
      <div className="page-body">
        <PageArt icon={icons.wallet} lit={false} />
        <Hero
          title={failure ? text.failed : text.hero}
          text={failure ? text.failedText : text.text}
        />
        {failure && (
          <Note tone="error">
            <ReasonText said={sayReason(failure, texts.failures)} />
          </Note>
        )}
      </div>
      <footer className="page-foot">
        <Button wide onPress={onLeave} testId="wallet-done">
          {texts.done}
        </Button>
      </footer>
    </main>
  )
}

declare namespace LoggedOut {
  type Props = {
    /** Why it is not known whether a user is logged in. */
    failure: Reason | undefined
    texts: OwnPageTexts
    view: Window | null
    onLeave(): void
  }
}
