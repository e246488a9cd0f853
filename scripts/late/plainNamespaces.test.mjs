import { expect, test } from 'vitest'
import { plainNamespaces } from './plainNamespaces.mjs'

const runtime = [
  'var __defProp = Object.defineProperty;',
  'var __exportAll = (all) => { let target = {}; for (var name in all) __defProp(target, name, { get: all[name] }); return target; };',
].join('\n')

test('a namespace has what the module has by then, also what is declared after it', () => {
  const code = `${runtime}
var first_exports = /* @__PURE__ */ __exportAll({ one: () => one, "two-of-it": () => two });
function one() { return 1; }
const two = 2;`
  const written = plainNamespaces(code)
  expect(written).not.toMatch(/__exportAll|__defProp|PURE/)
  const namespace = new Function(`${written}\nreturn first_exports;`)()
  expect(Object.keys(namespace)).toEqual(['one', 'two-of-it'])
  expect([namespace.one(), namespace['two-of-it']]).toEqual([1, 2])
})

test('what else a chunk does with the runtime stays, and so does the runtime', () => {
  const code = `${runtime}\nvar other = make(__exportAll);\nexport { other };`
  expect(plainNamespaces(code)).toBe(code)
  const imported =
    'import { __exportAll } from "./rolldown-runtime.js";\nvar a_exports = __exportAll({ a: () => a });\nvar a = 1, b = 2;'
  expect(plainNamespaces(imported)).toContain('var a_exports = { get a() { return a; } };')
})
