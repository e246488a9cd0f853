import { expect, test } from 'vitest'
import { tally } from './suites.mjs'

test('a report counts passed and failed tests', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  }
  expect(tally(report)).toEqual({ passed: 3, failed: 1, skipped: 3 })
})

test('a file that could not be run is a failed test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  }
  expect(tally(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('no report counts nothing', () => {
  expect(tally(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
