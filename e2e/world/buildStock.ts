import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../stock/', import.meta.url))

/** Builds the page of the stock client, in which nothing but the names of hosts is another. Gives its files by their paths. */
export async function buildStock(
  hosts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  if (!existsSync(`${root}node_modules`))
    throw new Error('The stock client is not installed: npm ci --ignore-scripts --prefix stock')
  const rename = (code: string) =>
    Object.entries(hosts).reduce((text, [host, ours]) => text.replaceAll(host, ours), code)
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error', base: './' },
    build: { write: false, target: 'es2022', minify: false },
    plugins: [
      {
        name: 'hosts',
        transform(code) {
          const renamed = rename(code)
          return renamed === code ? null : { code: renamed, map: null }
        },
      },
    ],
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(files.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]))
}

/** The text of a file of the stock client's packages. */
export function stockFile(path: string): string {
  return readFileSync(`${root}node_modules/${path}`, 'utf8')
}
