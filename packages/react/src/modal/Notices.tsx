import { dismissAlert, type State } from '@foyer/core'
import { useEffect } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useSelect } from '../hooks/useSelect.js'
import { AlertBar } from '../ui/AlertBar.js'
import { Toast } from '../ui/Toast.js'
import { useAnnounce } from '../ui/useAnnounce.js'

/** The toast, and while debugging the faults of the page's set-up. */
export function Notices({ announced }: { announced?: boolean }) {
  const client = useClient()
  const { modal } = useMessages()
  const { notice, alert } = useSelect(noticesOf)
  const announce = useAnnounce()
  useEffect(() => {
    // A toast that comes with its own region is not always read; the dialog's region was there before.
    if (announced && notice) announce(notice.text, notice.kind === 'error')
  }, [announced, notice, announce])
  return (
    <div className="notices">
      {notice && <Toast key={notice.id} kind={notice.kind} text={notice.text} silent={announced} />}
      {alert && client.options.debug && (
        <AlertBar
          title={alert.title}
          text={alert.text}
          kind={alert.kind}
          dismissLabel={modal.dismiss}
          onDismiss={() => dismissAlert(client)}
        />
      )}
    </div>
  )
}

function noticesOf({ notices }: State): State['notices'] {
  return notices
}
