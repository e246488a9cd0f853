import type { Notice } from '@foyer/core'
import { expect, test } from 'vitest'
import { pseudoTexts } from '../../../protocol/src/texts/testing/pseudoTexts.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useNoticeText } from './useNoticeText.js'

const copied: Notice = { id: 1, kind: 'success', code: 'link_copied' }
const failed: Notice = { id: 2, kind: 'error', code: 'copy_failed' }

const copiedText = pseudoTexts('Link copied')

test('a notice is written in the language of the client, and never in the words of the one before', async () => {
  const { client } = pageClient({ locale: 'el' })
  const written: (readonly [Notice | undefined, string | undefined])[] = []
  function Written({ notice }: { notice: Notice | undefined }) {
    written.push([notice, useNoticeText(notice)])
    return null
  }
  const { draw } = drawPage(client, <Written notice={copied} />)
  await expect.poll(() => written.at(-1)).toEqual([copied, copiedText])
  draw(<Written notice={failed} />)
  await expect.poll(() => written.at(-1)).toEqual([failed, pseudoTexts('Failed to copy')])
  draw(<Written notice={undefined} />)
  expect(written.at(-1)).toEqual([undefined, undefined])
  const ofFailed = written.filter(([notice]) => notice === failed).map(([, text]) => text)
  expect(ofFailed).not.toContain(copiedText)
})
