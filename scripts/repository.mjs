import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The public address of the sources, as `package.json` says it: `https://…`, without what git adds. */
const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
export const repositoryUrl = repository.url.replace(/^git\+/, '').replace(/\.git$/, '')

/** What the `package.json` of a package says of its sources. @param folder of the package, from the root on */
export function repositoryOf(folder) {
  return { ...repository, directory: folder }
}
