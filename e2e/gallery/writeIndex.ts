import { writeFile } from 'node:fs/promises'
import { scenes } from '../world/scenes.js'
import { galleryFolder } from './galleryFolder.js'

/** Writes the page that shows all pictures. */
export async function writeIndex(): Promise<void> {
  const sections = [
    section('On a page', [
      ['page-dark', 'page-connected-dark'],
      ['page-open-dark', 'page-open-light'],
      ['page-light', 'page-connected-light'],
    ]),
    ...scenes.map(({ name }) =>
      section(words(name), [
        [`${name}-dark`, `${name}-light`],
        [`${name}-phone-dark`, `${name}-phone-light`],
      ]),
    ),
    section('From right to left', [
      ['connect-rtl-dark', 'connect-rtl-light'],
      ['account-rtl-dark', 'account-rtl-light'],
    ]),
  ]
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>',
    '<meta name="viewport" content="width=device-width"><style>img { max-inline-size: 48% }</style>',
    '<h1>Gallery</h1>',
    '<p>Every view in its states. <a href="approval/index.html">What the embedded wallet asks users to approve</a> has a page of its own.</p>',
    ...sections,
  ]
  await writeFile(new URL('index.html', galleryFolder), `${page.join('\n')}\n`)
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  const pictures = rows.map((names) => `<p>${names.map(picture).join(' ')}</p>`)
  return `<h2>${title}</h2>\n${pictures.join('\n')}`
}

function picture(name: string): string {
  return `<img src="${name}.png" alt="${words(name)}" loading="lazy">`
}

function words(name: string): string {
  const text = name.replaceAll('-', ' ')
  return text[0]?.toUpperCase() + text.slice(1)
}
