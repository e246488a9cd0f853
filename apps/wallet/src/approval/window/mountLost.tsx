import { Glyph, Hero, icons, ShadowHost } from '@foyer/react/ui'
import { createRoot } from 'react-dom/client'
import screenCss from '../../theme/screen.css?inline'
import css from '../screen/approval.css?inline'
import { en } from '../texts/en.js'

const sheets = [screenCss, css]
const theme = { mode: 'system', variables: {} } as const

/** Says that the window has nobody to speak for. */
export function mountLost(element: HTMLElement): void {
  createRoot(element).render(
    <ShadowHost tag="foyer-approval" sheets={sheets} theme={theme} dir={en.dir} lang={en.locale}>
      <main className="approval" data-testid="approval-lost">
        <div className="ending">
          <div className="ending-words">
            <Glyph icon={icons.warning} tone="warn" />
            <Hero title={en.windowLost} text={en.windowLostText} />
          </div>
        </div>
      </main>
    </ShadowHost>,
  )
}
