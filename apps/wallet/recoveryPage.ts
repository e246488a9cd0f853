import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const source = join(import.meta.dirname, 'src/recovery')

/** Writes the offline page beside the others: one file that holds its script and its style, and a policy that allows these two alone. */
export function recoveryPage(): Plugin {
  let folder = ''
  return {
    name: 'recovery-page',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async closeBundle() {
      writeFileSync(join(folder, 'recovery.html'), await writePage())
    },
  }
}

/** The page as it stands in the file. @param plugins of tests */
export async function writePage(plugins: readonly Plugin[] = []): Promise<string> {
  const { code, licences } = await bundle([...plugins])
  const script = code.replaceAll('</script', '<\\/script')
  const style = readFileSync(join(source, 'recovery.css'), 'utf8')
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')
  const template = readFileSync(join(source, 'recovery.html'), 'utf8')
  // Two hyphens would end the comment that holds them.
  const said = licences.replace(/-(?=-)/g, '- ')
  return template
    .replace('{policy}', () => policy)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`)
    .replace('{licences}', () => said)
}

async function bundle(plugins: Plugin[]) {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      license: true,
      lib: { entry: join(source, 'main.ts'), formats: ['iife'], name: 'recovery' },
      // How long a loaded machine takes is no fault.
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...others] = files.filter(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The page is not one script')
  const [asset] = files.filter(({ type }) => type === 'asset')
  if (asset?.type !== 'asset') throw new Error('The licences of what is in the page are missing')
  return { code: chunk.code, licences: String(asset.source) }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
