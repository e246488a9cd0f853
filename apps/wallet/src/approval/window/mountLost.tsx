import { Glyph, Hero, icons, ShadowHost } from '@foyer/react/ui'
import { createRoot } from 'react-dom/client'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import screenCss from '../../theme/screen.css?inline'
import css from '../screen/approval.css?inline'

const sheets = [screenCss, css]
const theme = { mode: 'system', variables: {} } as const

/** Says that the window has lost its frame. */
export function mountLost(element: HTMLElement, texts: ScreenTexts): void {
  const { dir, locale } = texts.formats
  createRoot(element).render(
    <ShadowHost tag="foyer-approval" sheets={sheets} theme={theme} dir={dir} lang={locale}>
      <main className="approval" data-testid="approval-lost">
        <div className="ending">
          <div className="ending-words">
            <Glyph icon={icons.warning} tone="warn" />
            <Hero title={texts.windowLost} text={texts.windowLostText} />
          </div>
        </div>
      </main>
    </ShadowHost>,
  )
}
