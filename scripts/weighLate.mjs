import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify } from 'vite'

/**
 * Weighs published files, each by itself: minified, gzip -9, in bytes.
 *
 * @param root the repository, built
 * @param files in `packages`
 */
export async function weighLate(root, files) {
  const weighed = files.map(async (file) => {
    const text = await readFile(join(root, 'packages', file), 'utf8')
    const { code } = await minify(file, text, { module: true })
    return gzipSync(code, { level: 9 }).length
  })
  return (await Promise.all(weighed)).reduce((a, b) => a + b, 0)
}
