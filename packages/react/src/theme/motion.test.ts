import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** What a browser moves without the page's main thread. */
const composited = ['opacity', 'transform', 'translate', 'scale', 'rotate']

/** The outline of a picture of any shape is drawn along: while a wallet is waited for, and in that view alone. */
const exceptions = ['Ring.css: stroke-dashoffset', 'Ring.css: stroke-dasharray']

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

test('the sheets are found', () => {
  expect(sheets.length).toBeGreaterThan(30)
})

test.each(sheets)('$path animates what costs the page no frame', ({ path, text }) => {
  const animated = [...transitions(text), ...keyframes(text)]
  const name = path.split('/').at(-1)
  const others = animated.filter((property) => !composited.includes(property))
  expect(
    others.map((property) => `${name}: ${property}`).filter((each) => !exceptions.includes(each)),
  ).toEqual([])
})

function transitions(text: string): string[] {
  return [...text.matchAll(/transition:([^;]+);/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((each) => each.trim().split(/\s/)[0] ?? ''),
  )
}

function keyframes(text: string): string[] {
  const frames = [...text.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
  return frames.flatMap(([, body = '']) =>
    [...body.matchAll(/([a-z-]+)\s*:/g)].map(([, property = '']) => property),
  )
}
