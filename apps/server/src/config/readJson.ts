import { existsSync, readFileSync } from 'node:fs'

/**
 * What a setting holds that is JSON, or the path of a file that holds it; `undefined` for an empty one.
 *
 * @throws `SyntaxError` for what is not JSON, whose message quotes what was read: there may be a key in it
 */
export function readJson(setting: string): unknown {
  const text = setting.trim()
  if (text === '') return undefined
  return JSON.parse(text.startsWith('{') ? text : read(text))
}

function read(path: string): string {
  if (!existsSync(path)) throw new Error('there is no such file')
  return readFileSync(path, 'utf8')
}
