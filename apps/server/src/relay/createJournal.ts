import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
  let file: { path: string; descriptor: number } | undefined
  let lines: string[] = []
  /** Characters of the file, and of what is to be written to it. */
  let length = 0
  let waiting: ((error: unknown) => void)[] = []

  const current = () => {
    const path = join(folder, name() + suffix)
    file ??= { path, descriptor: openSync(path, 'ax', 0o600) }
    return file.descriptor
  }
  /** What is written next goes to another file. */
  const begin = () => {
    file = undefined
    length = lengthOf(lines)
  }
  /**
   * Writes what came in the same turn. It goes no further than the kernel, which takes less time than to hand it to another thread
   * and hear back: that was a tenth of all that a message takes.
   */
  const write = () => {
    const text = lines.join('')
    const reported = waiting
    lines = []
    waiting = []
    const error = failureOf(() => appendFileSync(current(), text))
    if (error) {
      // The next message begins another file.
      const failed = file
      begin()
      if (failed) close(failed.descriptor)
    }
    for (const done of reported) done(error)
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
      // After all that came in the same turn.
      if (waiting.length === 0) setImmediate(write)
      lines.push(...added)
      waiting.push(done)
    },
    turn() {
      const ended = file
      begin()
      if (!ended) return undefined
      return async () => {
        close(ended.descriptor)
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

/** What was thrown; nothing when all went well. */
function failureOf(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

/** That a file is not closed well changes nothing of what was written. */
const close = (descriptor: number) => void failureOf(() => closeSync(descriptor))

/** The last line may be half of one: its publisher was never told that it was taken. */
function parse(line: string): v.InferOutput<typeof Line>[] {
  try {
    const read = v.safeParse(Line, JSON.parse(line))
    return read.success ? [read.output] : []
  } catch {
    return []
  }
}
