import type { Notice } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { writeNotice } from '../locales/writeNotice.js'

/** The text of a toast in the user's language; `undefined` until it has arrived. */
export function useNoticeText(notice: Notice | undefined): string | undefined {
  const client = useFoyerClient()
  const [written, setWritten] = useState<{ of: Notice; text: string }>()
  useEffect(() => {
    if (!notice) return
    let over = false
    void writeNotice(client, notice).then((text) => {
      if (!over) setWritten({ of: notice, text })
    })
    return () => {
      over = true
    }
  }, [client, notice])
  return written?.of === notice ? written?.text : undefined
}
