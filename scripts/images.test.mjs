import { expect, test } from 'vitest'
import { imagesOf, pinned } from './images/imagesOf.mjs'

const digest = `sha256:${'ab'.repeat(32)}`
const file = `FROM docker.io/library/node:24-slim AS install
RUN echo FROM nowhere
FROM install
FROM docker.io/library/node:24-slim@${digest}
services:
  redis:
    image: docker.io/library/redis:8
`

test('finds the images that are named by a tag alone', () => {
  expect(imagesOf(file)).toEqual([
    { name: 'docker.io/library/node:24-slim', digest: undefined },
    { name: 'docker.io/library/node:24-slim', digest },
    { name: 'docker.io/library/redis:8', digest: undefined },
  ])
  expect(imagesOf(`FROM node@sha256:${'ab'.repeat(31)}`)).toEqual([
    { name: 'node', digest: undefined },
  ])
})

test('writes digests beside tags, in the place of older ones', () => {
  const other = `sha256:${'cd'.repeat(32)}`
  const names = ['docker.io/library/node:24-slim', 'docker.io/library/redis:8']
  const text = pinned(file, new Map(names.map((name) => [name, other])))
  expect(imagesOf(text).map((image) => image.digest)).toEqual([other, other, other])
  expect(text).toContain('RUN echo FROM nowhere\nFROM install\n')
})
