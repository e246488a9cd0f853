import { writeFile } from 'node:fs/promises'
import { scenes } from '../world/scenes.js'

/** Writes the page that shows all pictures. */
export async function writeReadme(): Promise<void> {
  const views = scenes.map(({ name }) => `## ${words(name)}\n\n${table(name)}`)
  const text = [
    '# Gallery',
    'Every view in its states, taken in a browser by `npm run gallery -w e2e`. Look at them again after a change. What the embedded wallet asks people to approve is [beside](approval/README.md).',
    `## On a page\n\n${row('', ['page-dark', 'page-connected-dark'])}${row('', ['page-open-dark', 'page-open-light'])}${row('', ['page-light', 'page-connected-light'])}`.trimEnd(),
    ...views,
    `## From right to left\n\n${header}${row('connect', ['connect-rtl-dark', 'connect-rtl-light'])}${row('account', ['account-rtl-dark', 'account-rtl-light'])}`.trimEnd(),
  ]
  await writeFile(
    new URL('../../docs/gallery/README.md', import.meta.url),
    `${text.join('\n\n')}\n`,
  )
}

const header = '| | dark | light |\n|---|---|---|\n'

function table(name: string): string {
  const desktop = row('desktop', [`${name}-dark`, `${name}-light`], 408)
  const phone = row('phone', [`${name}-phone-dark`, `${name}-phone-light`], 270)
  return `${header}${desktop}${phone}`.trimEnd()
}

function row(label: string, names: readonly string[], width?: number): string {
  const size = width ? ` width="${width}"` : ''
  const pictures = names.map((name) => `<img src="${name}.png" alt="${words(name)}"${size}>`)
  return label ? `| ${[label, ...pictures].join(' | ')} |\n` : `${pictures.join('\n')}\n\n`
}

function words(name: string): string {
  const text = name.replaceAll('-', ' ')
  return text[0]?.toUpperCase() + text.slice(1)
}
