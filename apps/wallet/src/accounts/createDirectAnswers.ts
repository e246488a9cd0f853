import { namespaceOfDirect } from '../actions/namespaceOfDirect.js'
import { unsupported } from './failures.js'
import type { DirectFamily } from './families/DirectFamily.js'
import { families } from './families/families.js'

/** Answers the requests that need no approval, each by the chain family of its method. */
export function createDirectAnswers(parts: DirectFamily.Parts): DirectFamily.Answer {
  const answers = new Map(
    Object.entries(families).map(([namespace, { direct }]) => [namespace, direct?.create(parts)]),
  )
  return async (request) => {
    const answer = answers.get(namespaceOfDirect(request.method))
    if (!answer) throw unsupported('methodUnknown')
    return answer(request)
  }
}
