import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostServer } from './hostServer.mjs'
import { packFolders } from './pack.mjs'
import { shape } from './shape.mjs'
import { stageServer } from './stageServer.mjs'

/** Judges the server's package as it would be published: packs it, looks at it, and runs it in an operator's folder outside the repository. */
const into = await mkdtemp(join(tmpdir(), 'foyer-operator-'))
const complaints = []
try {
  const [tarball] = await packFolders([await stageServer(into)], into)
  complaints.push(...(await shape(tarball)))
  complaints.push(...(await hostServer(join(into, 'operator'), tarball)))
} catch (error) {
  complaints.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(into, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(complaint)
console.log(`${complaints.length} offences`)
process.exitCode = complaints.length > 0 ? 1 : 0
