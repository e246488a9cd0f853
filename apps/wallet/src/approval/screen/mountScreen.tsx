import { loadFonts } from '@foyer/react/fonts'
import { ShadowHost, type Theme } from '@foyer/react/ui'
import { createRoot } from 'react-dom/client'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import screenCss from '../../theme/screen.css?inline'
import { ApprovalScreen } from './ApprovalScreen.js'
import css from './approval.css?inline'
import partsCss from './parts.css?inline'
import type { Scene } from './Scene.js'

const sheets = [screenCss, css, partsCss]

/** Draws screens into an element, one after another. */
export function mountScreen(element: HTMLElement): Screen {
  // Until they are there, and where they do not come, the system's faces do.
  loadFonts().catch(() => {})
  const root = createRoot(element)
  return {
    show({ theme, ...props }) {
      root.render(
        <ShadowHost
          tag="foyer-approval"
          sheets={sheets}
          theme={theme}
          dir={props.texts.formats.dir}
          lang={props.texts.formats.locale}
        >
          <ApprovalScreen {...props} />
        </ShadowHost>,
      )
    },
    clear: () => root.render(null),
    unmount: () => root.unmount(),
  }
}

export type Screen = {
  show(props: ApprovalScreen.Props & { scene: Scene; theme: Theme; texts: ScreenTexts }): void
  clear(): void
  unmount(): void
}
