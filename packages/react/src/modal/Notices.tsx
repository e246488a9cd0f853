import type { State } from '@foyer/core'
import { useContext, useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { ShutContext } from '../ui/ShutContext.js'
import type { NoticeParts } from './NoticeParts.js'
import { prepareNotices } from './prepareNotices.js'

/** The toast, and while debugging the faults of the page's set-up. What shows them is loaded after the first view. */
export function Notices({ announced }: { announced?: boolean }) {
  const { debug } = useFoyerClient().options
  const now = useFoyerSelector(noticesOf)
  const isShut = useContext(ShutContext)
  const notice = isShut ? undefined : now.notice
  const alert = debug && !isShut ? now.alert : undefined
  const [loaded, set] = useState<{ NoticeParts: typeof NoticeParts }>()
  const isDue = !loaded && (notice ?? alert) !== undefined
  useEffect(() => {
    if (isDue)
      prepareNotices().then(set, () => {
        // The next notice tries again; the console has the text of an alert.
      })
  }, [isDue])
  return (
    <div className="notices">
      {loaded && <loaded.NoticeParts notice={notice} alert={alert} announced={announced} />}
    </div>
  )
}

function noticesOf({ notices }: State): State['notices'] {
  return notices
}
