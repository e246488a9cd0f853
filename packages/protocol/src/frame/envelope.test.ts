import { expect, test } from 'vitest'
import { readFrameSaid } from '../exports/frame.js'

const said = (type: string, more: object = {}) => ({ type: `@w3m-frame/${type}`, ...more })

test('an answer names the question that it answers, and how that went', () => {
  expect(readFrameSaid(said('GET_USER_SUCCESS', { id: '1', payload: { a: 1 } }))).toEqual({
    kind: 'answer',
    id: '1',
    name: 'GET_USER',
    isSuccess: true,
    payload: { a: 1 },
  })
  expect(readFrameSaid(said('GET_USER_ERROR', { id: '1' }))).toMatchObject({ isSuccess: false })
})

test('an answer to no question is nothing that a frame says', () => {
  expect(readFrameSaid(said('GET_USER_SUCCESS'))).toBeUndefined()
  expect(readFrameSaid(said('GET_USER_ERROR', { payload: 'no' }))).toBeUndefined()
})

test.each([
  'READY',
  'SUCCESS',
  '_SUCCESS',
  'GET_USER_SUCCESSFUL',
  'GET_USER_ERRORS',
  'GET_USER_SUCCESS ',
  'a GET_USER_SUCCESS',
  'user/GET_USER_ERROR',
  'get_user_SUCCESS',
])('%s is said by itself and answers nothing, whatever id it bears', (name) => {
  expect(readFrameSaid(said(name, { id: '1', payload: 1 }))).toEqual({
    kind: 'event',
    name,
    payload: 1,
  })
})

test.each([
  undefined,
  'GET_USER_SUCCESS',
  { type: 'GET_USER_SUCCESS', id: '1' },
  { type: '@w3m-app/GET_USER_SUCCESS', id: '1' },
  said('GET_USER_SUCCESS', { id: '' }),
  said('GET_USER_SUCCESS', { id: 1 }),
  said('GET_USER_SUCCESS', { id: 'x'.repeat(5000) }),
  said('X'.repeat(100), { id: '1' }),
])('nothing is read in %j', (data) => {
  expect(readFrameSaid(data)).toBeUndefined()
})
