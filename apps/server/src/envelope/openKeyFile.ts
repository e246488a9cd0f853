import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { decrypt, encrypt } from './aesGcm.js'
import type { KekProvider } from './KekProvider.js'

/** The keys of a file: what wraps, and what further secrets are made of. */
export type KeyFile = KekProvider & {
  /** 32 bytes for another purpose, the same at every start. */
  derive(purpose: string): Uint8Array
}

/**
 * Opens the file of keys, and makes it where there is none. Each line is a key of 32 bytes as base64url: the first one wraps, all of them
 * open, so that a new first line is a new key.
 *
 * @throws when others of this machine may read it, it lies beside the data that it protects, or a line is no key
 */
export function openKeyFile(path: string, dataFolder: string | undefined): KeyFile {
  if (dataFolder !== undefined && !relative(resolve(dataFolder), resolve(path)).startsWith('..'))
    throw new Error(`The key file ${path} lies in the data folder: one copy would hold both.`)
  make(path)
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`Others may read the key file ${path}: chmod 600 it.`)
  const keys = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Buffer.from(line.trim(), 'base64url'))
  const [first] = keys
  if (!first || keys.some(({ length }) => length !== 32))
    throw new Error(`The key file ${path} must hold keys of 32 bytes as base64url, one a line.`)
  const known = new Map(keys.map((key) => [idOf(key), key]))
  const last = keys.at(-1) ?? first
  return {
    id: idOf(first),
    knows: (id) => known.has(id),
    wrap: async (key, context) => encrypt(first, key, context),
    async unwrap(id, wrapped, context) {
      const key = known.get(id)
      if (!key) throw new Error('The key that this was sealed with is not in the key file')
      return decrypt(key, wrapped, context)
    },
    // Of the oldest one, which a new key does not change.
    derive: (purpose) => new Uint8Array(hkdfSync('sha256', last, '', purpose, 32)),
  }
}

/** Whole and on the disk before anything is sealed with it; of two that start together, one makes it. */
function make(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = openSync(path, 'wx', 0o600)
    try {
      writeSync(file, `${randomBytes(32).toString('base64url')}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

function idOf(key: Uint8Array): string {
  return createHash('sha256').update('foyer kek').update(key).digest('base64url').slice(0, 11)
}
