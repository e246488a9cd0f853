import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from '@foyer/protocol'
import * as v from 'valibot'
import { bytesOf } from './bytesOf.js'
import type { Sequence } from './createSequence.js'
import { quote } from './quote.js'
import type { RelayMessage } from './RelayStore.js'

/**
 * Messages as they came, in files that live for a moment. What was written survives the death of the process
 * as the embedded database does, and costs a hundredth of it.
 */
export type Journal = {
  /** Calls back when the messages are written, or cannot be. */
  append(messages: readonly RelayMessage[], done: (error: unknown) => void): void
  /** Ends the file, so that what is in it can be put elsewhere, and gives what removes it; nothing when there is none. */
  turn(): (() => Promise<void>) | undefined
  /** What files of a process hold that did not come to remove them. */
  recover(): Promise<{ messages: RelayMessage[]; remove: () => Promise<void> }>
}

const suffix = '.messages'
/** To hand a write to another thread costs more than to write many messages: under load they go together. */
const restMs = 2
/** Characters of a file. It ends within seconds, unless the database cannot take what is in it; a start reads all of it at once. */
const fileMax = 200_000_000

const Line = v.object({
  ...{ topic: v.string(), hash: v.string(), message: v.string(), tag: v.number() },
  ...{ attestation: v.nullable(v.string()), publisher: v.string() },
  ...{ publishedAt: v.number(), expiresAt: v.number() },
  /** Journals of servers before this one do not say. */
  ...{ project: v.optional(v.string(), ''), source: v.optional(v.string(), '') },
  bytes: v.optional(v.number()),
  /** Its place among those of one millisecond. */
  sequence: v.optional(v.number(), 0),
})

export function createJournal({
  folder,
  max = fileMax,
  name,
  sequence,
}: createJournal.Parts): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let file: { path: string; stream: WriteStream } | undefined
  let lines: string[] = []
  /** Characters of the file, and of what is to be written to it. */
  let length = 0
  let waiting: ((error: unknown) => void)[] = []
  let state: 'idle' | 'planned' | 'writing' = 'idle'

  const current = () => {
    if (!file) {
      const path = join(folder, name() + suffix)
      const stream = createWriteStream(path, { flags: 'ax', mode: 0o600 })
      // Each write hears of it as well.
      stream.on('error', () => undefined)
      file = { path, stream }
    }
    return file.stream
  }
  /** What is written next goes to another file. */
  const begin = () => {
    file = undefined
    length = lengthOf(lines)
  }
  /** What comes in while one batch is written, and in the moment after it, is the next one. */
  const write = () => {
    const text = lines.join('')
    const reported = waiting
    lines = []
    waiting = []
    state = 'writing'
    current().write(text, (error) => {
      // The next message begins another file.
      if (error) begin()
      // It keeps the process: lines wait to be written then.
      after(restMs, rested)
      for (const done of reported) done(error)
    })
  }
  const rested = () => {
    if (waiting.length > 0) write()
    else state = 'idle'
  }
  const format = (one: RelayMessage) => {
    const { topic, hash, message, tag, attestation, publisher, publishedAt, expiresAt } = one
    const { project, source, bytes } = one
    const sealed = `"topic":${quote(topic)},"hash":${quote(hash)},"message":${quote(message)}`
    const vouched = attestation === null ? null : quote(attestation)
    const fields = `"tag":${tag},"attestation":${vouched},"publisher":${quote(publisher)}`
    const times = `"publishedAt":${publishedAt},"expiresAt":${expiresAt}`
    const counted = `"project":${quote(project)},"source":${quote(source)},"bytes":${bytes}`
    return `{${sealed},${fields},${times},${counted},"sequence":${sequence.of(one)}}\n`
  }
  return {
    append(messages, done) {
      const added = messages.map(format)
      const more = lengthOf(added)
      if (length + more > max) return done(new Error('The journal is full'))
      length += more
      if (state === 'idle') {
        state = 'planned'
        // After all that came in the same turn.
        setImmediate(write)
      }
      lines.push(...added)
      waiting.push(done)
    },
    turn() {
      const ended = file
      begin()
      if (!ended) return undefined
      return async () => {
        await end(ended.stream)
        // It is not there when it could not be made.
        await rm(ended.path, { force: true })
      }
    },
    async recover() {
      const paths = (await readdir(folder))
        .filter((path) => path.endsWith(suffix))
        .map((path) => join(folder, path))
      const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
      return {
        messages: texts
          .flatMap((text) => text.split('\n').flatMap(parse))
          .map(({ sequence: place, bytes, ...read }) => {
            const { message: text, attestation } = read
            const message = { ...read, bytes: bytes ?? bytesOf(text, attestation) }
            sequence.set(message, place)
            return message
          }),
        remove: () =>
          Promise.all(paths.map((path) => rm(path, { force: true }))).then(() => undefined),
      }
    },
  }
}

export declare namespace createJournal {
  type Parts = {
    folder: string
    /** Characters of a file; what would exceed them is not written. */
    max?: number
    /** Names a file as no other is named. */
    name(): string
    sequence: Sequence
  }
}

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

const end = (stream: WriteStream) =>
  new Promise<void>((resolve) => {
    if (stream.destroyed) resolve()
    else stream.once('close', resolve).end()
  })

/** The last line may be half of one: its publisher was never told that it was taken. */
function parse(line: string): v.InferOutput<typeof Line>[] {
  try {
    const read = v.safeParse(Line, JSON.parse(line))
    return read.success ? [read.output] : []
  } catch {
    return []
  }
}
