import type { State } from '@foyer/core'
import { dismissAlert } from '@foyer/core/internal'
import { describeAlert } from '@foyer/protocol'
import { useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { AlertBar } from '../ui/AlertBar.js'
import { Toast } from '../ui/Toast.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { useNoticeText } from './useNoticeText.js'

/** The toast, and the fault of the page's set-up, whose texts are for the developer and English. */
export function NoticeParts({ notice, alert, announced }: NoticeParts.Props) {
  const client = useFoyerClient()
  const { modal } = useMessages()
  const text = useNoticeText(notice)
  const announce = useAnnounce()
  useEffect(() => {
    // A toast that comes with its own region is not always read; the dialog's region was there before.
    if (announced && notice && text) announce(text, notice.kind === 'error')
  }, [announced, notice, text, announce])
  return (
    <>
      {notice && text && (
        <Toast key={notice.id} kind={notice.kind} text={text} silent={announced} />
      )}
      {alert && (
        <AlertBar
          {...describeAlert(alert)}
          kind={alert.kind}
          dismissLabel={modal.dismiss}
          onDismiss={() => dismissAlert(client)}
        />
      )}
    </>
  )
}

export declare namespace NoticeParts {
  type Props = Pick<State['notices'], 'notice' | 'alert'> & { announced: boolean | undefined }
}
