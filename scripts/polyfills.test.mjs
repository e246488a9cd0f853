import { expect, test } from 'vitest'
import { nodeNeedsIn } from './polyfills/nodeNeedsIn.mjs'

const inBundle = (text) => nodeNeedsIn(text, { isBundled: true })

test.each([
  ['const a = Buffer.from([1])', 'Buffer (line 1)'],
  ['if (typeof process > "u") a()', 'process (line 1)'],
  ['const a = { Buffer }', 'Buffer (line 1)'],
  ['window.Buffer ??= a', 'Buffer (line 1)'],
  ['globalThis.process.env', 'process (line 1)'],
  ['\nfunction a(e) { return e instanceof global.Array }', 'global (line 2)'],
  ['import { Buffer } from "buffer"\nBuffer.from([])', 'the module buffer (line 1)'],
  ['await import("node:crypto")', 'the module node:crypto (line 1)'],
  ['e.prototype._isBuffer=!0', 'a stand-in for Buffer (line 1)'],
  [
    'e.binding=()=>{throw Error("process.binding is not supported")}',
    'a stand-in for process (line 1)',
  ],
])('%s is found', (text, said) => {
  expect(inBundle(text)).toEqual([said])
})

test.each([
  'class A { process(e) { return this.process(e) } }',
  'const a = { process: 1, Buffer: 2 }',
  'a.process; a.Buffer',
  'function a(process) { return process.b }',
  'const { process } = a; process.b',
  'const { process: b } = a',
  '// Buffer\n"process"; `Buffer`',
])('%s is none', (text) => {
  expect(inBundle(text)).toEqual([])
})

test('React asks whether it runs in Node, and nobody else may', () => {
  const asked = 'typeof process=="object"&&typeof process.emit=="function"'
  expect(inBundle(`if(${asked}){process.emit("uncaughtException",e);return}`)).toEqual([])
  expect(inBundle(`if(${asked})process.exit()`)).toHaveLength(3)
})

test('a bundler is told what to leave out by a word that it takes away', () => {
  const text = 'if (process.env.NODE_ENV !== "production") a()'
  expect(nodeNeedsIn(text, { isBundled: false })).toEqual([])
  expect(inBundle(text)).toEqual(['process (line 1)'])
  expect(nodeNeedsIn('process.env.HOME', { isBundled: false })).toEqual(['process (line 1)'])
})
