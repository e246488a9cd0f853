import { expect, test } from 'vitest'
import { rank, type Sample } from './rank.js'

const good = (ms: number): Sample => ({ at: 0, ms, height: 1 })
const lost: Sample = { at: 0, ms: 1_000, height: undefined }

test('without samples, and when equal, nodes stay in the order of the configuration', () => {
  expect(rank([], 3)).toEqual([0, 1, 2])
  expect(rank([[good(50), good(50), good(50)]], 3)).toEqual([0, 1, 2])
})

test('of steady nodes the fast one is first', () => {
  expect(rank([[good(300), good(20), good(100)]], 3)).toEqual([1, 2, 0])
})

test('how steadily a node answers weighs 0.7, how fast 0.3', () => {
  // 0.7 × 1 + 0.3 × (1 − 600 / 1000) = 0.82 against 0.7 × 0.9 + 0.3 × (1 − 109 / 1000) = 0.8973
  const often = Array.from({ length: 9 }, () => [good(600), good(10)])
  expect(rank([...often, [good(600), lost]], 2)).toEqual([1, 0])
  // 0.82 against 0.7 × 0.7 + 0.3 × (1 − 307 / 1000) = 0.6979
  const seldom = Array.from({ length: 7 }, () => [good(600), good(10)])
  const losses = Array.from({ length: 3 }, () => [good(600), lost])
  expect(rank([...seldom, ...losses], 2)).toEqual([0, 1])
})

test('a node that fails at once is not fast', () => {
  const refused: Sample = { ...lost, ms: 1 }
  expect(rank([[refused, good(999)]], 2)).toEqual([1, 0])
})

/** A round every 4 s of nodes at these heights. */
const heights = (rounds: readonly (readonly (number | undefined)[])[]) =>
  rounds.map((round, nth) => round.map((height) => ({ at: nth * 4_000, ms: 1, height })))

test('one that stays behind is last, but not for a few blocks, nor at once', () => {
  const stuck = [100, 110, 120, 130, 140, 150].map((height) => [100, height])
  expect(rank(heights(stuck), 2)).toEqual([1, 0])
  expect(rank(heights(stuck.slice(0, 5)), 2)).toEqual([0, 1])
  const late = [100, 110, 120, 130, 140, 150].map((height) => [height - 33, height])
  expect(rank(heights(late), 2)).toEqual([0, 1])
  const few = [103, 103, 103, 103, 103, 103].map((height) => [100, height])
  expect(rank(heights(few), 2)).toEqual([0, 1])
})

test('one that is behind is last also when another one answers less often, until it has caught up', () => {
  const rounds = [100, undefined, 120, undefined, 140, undefined].map((height) => [50, height])
  expect(rank(heights(rounds), 2)).toEqual([1, 0])
  expect(rank(heights([...rounds, [160, 160]]), 2)).toEqual([0, 1])
})

test('when the chain of all nodes begins anew, no node ranks better than before', () => {
  const rounds = [100, 110, 120, 130, 1, 2].map((height) => [height, height])
  expect(rank(heights(rounds), 2)).toEqual([0, 1])
})
