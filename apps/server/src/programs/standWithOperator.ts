import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Makes paths of settings those of whoever started the program: npm runs a script of a workspace in the workspace's folder, and its caller
 * stands elsewhere.
 */
export function standWithOperator(): void {
  const { INIT_CWD } = process.env
  if (INIT_CWD && relative(ownFolder, process.cwd()) === '') process.chdir(INIT_CWD)
}
