import type { State } from '@foyer/core'
import { useSelect } from '../hooks/useSelect.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import hostCss from './host.css?inline'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'
import { useLanguage } from './useLanguage.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/** A toast while the modal is closed: what was begun in it ends in sight. */
export function LooseNotice() {
  const theme = useTheme()
  const language = useLanguage()
  const notice = useSelect(hasNotice)
  if (!notice) return null
  return (
    <ShadowHost tag="foyer-notice" sheets={sheets} theme={theme} {...language} onHost={sealEvents}>
      <Notices />
    </ShadowHost>
  )
}

function hasNotice({ notices }: State): boolean {
  return notices.notice !== undefined
}
