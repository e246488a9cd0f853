import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createJournal, type Journal } from './createJournal.js'
import { createSequence } from './createSequence.js'
import type { RelayMessage } from './RelayStore.js'

const message = (text: string): RelayMessage => ({
  ...{ topic: 'a', hash: text, message: text, tag: 0, attestation: null, publisher: 'b' },
  ...{ publishedAt: 1, expiresAt: 2, project: '', source: '', bytes: 600 },
})
const append = (journal: Journal, one: RelayMessage) =>
  new Promise<unknown>((resolve) => journal.append([one], resolve))

test('a file that cannot be turned grows to its limit, and the next start reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-journal-'))
  const parts = { folder, max: 1_000, name: randomUUID, sequence: createSequence(() => 1) }
  const journal = createJournal(parts)
  try {
    const [one, other, third] = ['1', '2', '3'].map((text) => message(text.repeat(300)))
    if (!one || !other || !third) throw new Error('Three are made')
    expect(await append(journal, one)).toBeFalsy()
    expect(await append(journal, other)).toMatchObject({ message: 'The journal is full' })
    const { messages } = await createJournal(parts).recover()
    expect(messages).toEqual([one])
    // With another file there is room again, also for what comes at once.
    const remove = journal.turn()
    const both = await Promise.all([append(journal, other), append(journal, third)])
    expect(both.map(Boolean)).toEqual([false, true])
    await remove?.()
    expect((await createJournal(parts).recover()).messages).toEqual([other])
    await journal.turn()?.()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
