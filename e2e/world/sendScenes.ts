import type { ViewEntry } from '@foyer/core'
import { openView } from './mount.js'
import type { Scene } from './Scene.js'

const receiver = `0x${'41'.repeat(20)}`

/** A view of the connected account. */
const of =
  (view: ViewEntry, testId: string): Scene['arrange'] =>
  async (visit) => {
    await visit.connect()
    await openView(visit, view)
    await visit.dialog.getByTestId(testId).waitFor()
  }

const send = { name: 'WalletSend', data: { to: receiver, amount: '0.25' } } as const

export const sendScenes: readonly Scene[] = [
  { name: 'receive', arrange: of({ name: 'WalletReceive' }, 'receive-code') },
  { name: 'send', arrange: of(send, 'send-found') },
  {
    name: 'send-preview',
    async arrange(visit) {
      await of(send, 'send-found')(visit)
      await visit.dialog.getByTestId('send-max').waitFor()
      await visit.dialog.locator('[data-testid=preview-send]:not([aria-disabled])').click()
      await visit.dialog.getByTestId('preview-fee').waitFor()
    },
  },
]
