import { expect, test } from 'vitest'
import { adopt } from './adopt.js'

const rootOf = () => document.createElement('div').attachShadow({ mode: 'open' })

test('one parsed sheet serves all roots of a document, and each root has it once', () => {
  const css = '.adopted{color:rgb(1, 2, 3)}'
  const [one, other] = [rootOf(), rootOf()]
  for (const root of [one, other, other]) adopt(root, css)
  expect(one.adoptedStyleSheets).toHaveLength(1)
  expect(other.adoptedStyleSheets).toEqual(one.adoptedStyleSheets)
  expect(other.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
})

test('two versions of a sheet do not meet', () => {
  const root = rootOf()
  for (const css of ['.version{color:red}', '.version{color:blue}']) adopt(root, css)
  expect(root.adoptedStyleSheets).toHaveLength(2)
})

test('the text of a sheet is in memory once: no name is made of it', () => {
  const css = '.named-nowhere{color:red}'
  adopt(rootOf(), css)
  const names = Object.getOwnPropertySymbols(document).map(({ description }) => description)
  expect(names.filter((name) => name?.includes(css))).toEqual([])
})
