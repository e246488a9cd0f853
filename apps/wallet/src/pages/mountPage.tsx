import { loadFonts } from '@foyer/react/fonts'
import { Announcer, ShadowHost } from '@foyer/react/ui'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import screenCss from '../theme/screen.css?inline'
import type { Missing } from '../vault/Vault.js'
import type { OwnPage } from './OwnPage.js'
import { PageFlow } from './PageFlow.js'
import type { Visit } from './PagesWorld.js'
import css from './pages.css?inline'
import { VisitContext } from './VisitContext.js'

const sheets = [screenCss, css]

/** Draws a page over the whole frame. Returns what removes it. */
export function mountPage(visit: Visit, first: OwnPage, missing: Missing): () => void {
  const element = visit.document.createElement('div')
  // Beside the body, which the screen of requests has for itself.
  visit.document.documentElement.append(element)
  loadFonts().catch(() => {})
  const root = createRoot(element)
  root.render(<Page {...{ visit, first, missing }} />)
  return () => {
    root.unmount()
    element.remove()
  }
}

function Page({ visit, first, missing }: { visit: Visit; first: OwnPage; missing: Missing }) {
  const theme = useSyncExternalStore(visit.look.onChange, visit.look.now)
  const { dir, locale } = visit.texts.formats
  return (
    <ShadowHost tag="foyer-page" sheets={sheets} theme={theme} dir={dir} lang={locale}>
      <VisitContext.Provider value={visit}>
        <Announcer>
          <PageFlow first={first} missing={missing} />
        </Announcer>
      </VisitContext.Provider>
    </ShadowHost>
  )
}
