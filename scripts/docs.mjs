import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { catalogue } from './catalogue.mjs'
import { misregistered } from './defences/misregistered.mjs'
import { readDefences } from './defences/readDefences.mjs'
import { withDefences } from './defences/withDefences.mjs'
import { badExamples, guidesOf } from './examples.mjs'
import { lostLinks, unknownCalls, unknownCodes, unknownWords } from './links.mjs'
import { options } from './options.mjs'
import { withExample } from './quickstarts/withExample.mjs'
import { reference } from './reference.mjs'
import { root } from './root.mjs'
import { threats } from './threats.mjs'

/**
 * Writes `docs/errors.md` from the catalogue, `docs/reference.md` from the types, the column `defences` of `SECURITY.md`, and example and
 * policy of `README.md` from `docs/quickstart.md`. With `--check` it writes nothing and says whether all are current, whether
 * `docs/options.md` has a row for every option, whether links, codes and names lead somewhere, whether the examples compile, whether every threat of `SECURITY.md` has its test,
 * and whether the defences that are registered stand where they say.
 */
const page = join(root, 'docs/errors.md')
const source = join(root, 'packages/protocol/src/exports/index.ts')
const { alerts, errors, notices } = await tsImport(source, import.meta.url)
const { psbtFindings } = await tsImport(tableOf('psbtFindings'), import.meta.url)
const { projectMisses } = await tsImport(tableOf('projectMisses'), import.meta.url)
const choices = {
  psbt_invalid: { finding: Object.keys(psbtFindings) },
  project_id_not_configured: { cause: Object.keys(projectMisses) },
}
const order = await readFile(join(root, 'packages/protocol/src/catalogue/errors.ts'), 'utf8')
const text = catalogue({ alerts, errors, notices, order, choices })

const types = join(root, 'docs/reference.md')
const typesText = reference(Object.keys(errors))

const security = join(root, 'SECURITY.md')
const readme = join(root, 'README.md')
const quickstart = join(root, 'docs/quickstart.md')
const defences = await readDefences(join(root, 'defences'))

if (process.argv.includes('--check')) await check()
else {
  await writeFile(page, text)
  await writeFile(types, typesText)
  await writeFile(readme, withExample(await read(readme), await read(quickstart)))
  await writeFile(security, withDefences(await read(security), defences))
}

async function check() {
  const complaints = []
  if ((await read(page)) !== text)
    complaints.push('docs/errors.md is not current. Run: node scripts/docs.mjs')
  if ((await read(types)) !== typesText)
    complaints.push('docs/reference.md is not current. Run: node scripts/docs.mjs')
  complaints.push(...lostLinks(root))
  const codes = new Set([alerts, errors, notices].flatMap((table) => Object.keys(table)))
  for (const code of unknownCodes(await read(join(root, 'docs/troubleshooting.md')), codes))
    complaints.push(`docs/troubleshooting.md speaks of ${code}, and nothing has that code`)
  complaints.push(...(await unknownNames()), ...badExamples(root))
  const shown = await read(readme)
  if (shown !== withExample(shown, await read(quickstart)))
    complaints.push(
      'README.md shows another example than docs/quickstart.md. Run: node scripts/docs.mjs',
    )
  const rows = await read(join(root, 'docs/options.md'))
  for (const name of options(join(root, 'packages/core/src/options.ts')))
    if (!rows.includes(`| \`${name}\` |`)) complaints.push(`docs/options.md has no row for ${name}`)
  complaints.push(...misregistered(defences, root))
  complaints.push(...threats(await read(security), root, defences))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}

function tableOf(name) {
  return join(root, `packages/protocol/src/catalogue/${name}.ts`)
}

/** What documents call by names that nothing has. */
async function unknownNames() {
  const exported = new Set([...typesText.matchAll(/^### (\w+)$/gm)].map(([, name]) => name))
  const words = (await read(join(root, 'docs/options.md'))).matchAll(/`(\w+)`/g)
  const known = new Set([...exported, ...[...words].map(([, word]) => word)])
  const trouble = 'docs/troubleshooting.md'
  const found = unknownWords(await read(join(root, trouble)), known).map((name) => [trouble, name])
  for (const file of ['llms.txt', ...guidesOf(root)])
    for (const name of unknownCalls(await read(join(root, file)), exported))
      found.push([file, name])
  return found.map(([file, name]) => `${file} speaks of ${name}, which no package exports`)
}

function read(file) {
  return readFile(file, 'utf8').catch(() => '')
}
