import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { run } from './run.mjs'

/** What publint says of a tarball's files and `package.json`, and what of them a registry would not show. */
export async function shape(tarball) {
  const file = await readFile(tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
  })
  const said = messages.filter(({ type }) => type !== 'suggestion')
  const lost = (await readme(tarball)).match(/\]\((?!https:|#)[^)]*\)/g) ?? []
  return [
    ...said.map((message) => `publint: ${basename(tarball)}: ${formatMessage(message, pkg)}`),
    ...lost.map((link) => `${basename(tarball)}: a registry does not follow ${link} of the README`),
    ...(pkg.repository ? [] : [`${basename(tarball)}: it does not say where its sources are`]),
  ]
}

async function readme(tarball) {
  const { stdout } = await run(['tar', '-xzOf', tarball, 'package/README.md'])
  return stdout
}
