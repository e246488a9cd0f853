import type { State } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useShut } from '../ui/useShut.js'
import type { NoticeParts } from './NoticeParts.js'
import { prepareNotices } from './prepareNotices.js'

/** The toast, and while debugging the faults of the page's set-up. */
export function Notices({ announced }: { announced?: boolean }) {
  const { debug } = useFoyerClient().options
  const now = useFoyerSelector(noticesOf)
  const alert = debug ? now.alert : undefined
  return (
    <div className="notices">
      {(now.notice || alert) && <Due notice={now.notice} alert={alert} announced={announced} />}
    </div>
  )
}

/** What is to be seen, by itself: as long as there is nothing, the press that opens renders nothing for it. What shows it is loaded after the first view. */
function Due(props: NoticeParts.Props) {
  const isShut = useShut()
  const [loaded, set] = useState<{ NoticeParts: typeof NoticeParts }>()
  const isDue = !isShut && !loaded
  useEffect(() => {
    if (isDue)
      prepareNotices().then(set, () => {
        // The next notice tries again; the console has the text of an alert.
      })
  }, [isDue])
  return !isShut && loaded && <loaded.NoticeParts {...props} />
}

function noticesOf({ notices }: State): State['notices'] {
  return notices
}
