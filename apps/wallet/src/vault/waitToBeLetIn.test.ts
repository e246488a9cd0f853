import { expect, test } from 'vitest'
import { CallError } from '../services/CallError.js'
import { waitToBeLetIn } from './waitToBeLetIn.js'

const limited = (retryAfterSeconds: number) =>
  new CallError('too_many_requests', { status: 429, message: 'Too many', retryAfterSeconds })

/** Answers of the guard, one after another; an error is a refusal. */
function guard(...answers: ('device' | 'nothing' | Error)[]) {
  const resends: boolean[] = []
  const request = async (resend: boolean) => {
    resends.push(resend)
    const answer = answers.shift() ?? 'nothing'
    if (answer instanceof Error) throw answer
    return answer
  }
  const wait = (resend?: boolean) =>
    waitToBeLetIn(request, { signal: AbortSignal.timeout(10_000), resend })
  return { resends, wait }
}

test('a refusal for too many requests in the minute is waited out', async () => {
  const { resends, wait } = guard(limited(0.01), limited(0.01), 'nothing')
  await wait()
  expect(resends).toHaveLength(3)
})

test('the mail is requested once, and its refusal is reported', async () => {
  const sent = guard('device', 'nothing')
  await sent.wait(true)
  expect(sent.resends).toEqual([true, false])
  await expect(guard(limited(0.01)).wait(true)).rejects.toMatchObject({ status: 429 })
})

test('a longer limit, and every other refusal, is reported at once', async () => {
  await expect(guard(limited(61)).wait()).rejects.toMatchObject({ retryAfterSeconds: 61 })
  const refused = new CallError('device_refused', { status: 403, message: 'Refused' })
  await expect(guard(refused).wait()).rejects.toBe(refused)
})
