import { Art } from '@foyer/react/ui'
import { useTexts } from '../parts/TextsContext.js'
import { label } from '../text/label.js'
import { originParts } from '../text/originParts.js'
import type { PageClaims } from './Scene.js'

/** The requesting page: its origin as the browser says it, and only then the page's own claims. */
export function Origin({ origin, app, title }: Origin.Props) {
  const texts = useTexts()
  const { shown } = originParts(origin)
  const name = label(app?.name)
  // Only an icon inside the message: fetching one would tell its server that the user is about to sign.
  const icon = app?.icon?.startsWith('data:image/') ? app.icon : undefined
  return (
    <header className="approval-origin">
      <Art src={icon} name={name || shown} size={40} round />
      <div>
        <h1 dir="ltr" data-testid="approval-origin">
          {shown}
        </h1>
        <p>{title}</p>
        {name && name !== shown && <p className="approval-claim">{texts.callsItself(name)}</p>}
      </div>
    </header>
  )
}

export declare namespace Origin {
  type Props = { origin: string; app: PageClaims | undefined; title: string }
}
