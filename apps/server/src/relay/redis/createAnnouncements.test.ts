import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RelayMessage } from '../RelayStore.js'
import { createAnnouncements } from './createAnnouncements.js'

const message = (text: string): RelayMessage => ({
  ...{ topic: 'ab'.repeat(32), hash: 'cd'.repeat(32), message: text, tag: 0, attestation: null },
  ...{ publisher: 'did:key:zPage', publishedAt: 0, expiresAt: 1 },
  ...{ project: 'local', source: 'here', bytes: 600 },
})
function start() {
  const heard: string[] = []
  const { put, take } = createAnnouncements(({ message }) => heard.push(message))
  const announce = (head: string, text: string) => take(head + JSON.stringify(message(text)))
  return { announce, heard, put }
}

test('what was announced after a message of this process waits until its publisher was told', async () => {
  const { announce, heard, put } = start()
  announce('other1 ', 'before')
  const call = put([message('own')])
  announce(call.head, 'own')
  announce('other2 ', 'after')
  await turn()
  expect(heard).toEqual(['before'])
  call.settle()
  expect(heard).toEqual(['before'])
  await turn()
  expect(heard).toEqual(['before', 'own', 'after'])
})

test('several of one call are told in order, also when they come after the answer', async () => {
  const { announce, heard, put } = start()
  const call = put([message('one'), message('two')])
  announce(call.head, 'one')
  announce(call.head, 'two')
  call.settle()
  announce(call.head, 'three')
  await turn()
  expect(heard).toEqual(['one', 'two', 'three'])
})
