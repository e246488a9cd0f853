import type { Action } from '../../actions/Action.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import type { PendingRequest } from '../Approval.js'
import { kindOf } from '../families/kindOf.js'
import { kindOfMethod } from '../families/kindOfMethod.js'
import { kinds } from '../families/kinds.js'

/** What is asked for, in a few words that follow the page's address. */
export function titleOf(action: Action, { titles }: ScreenTexts): string {
  return kindOf(action).titleOf(action, titles)
}

/** The same before the request is made ready: by its method alone. */
export function titleOfMethod({ method }: PendingRequest, { titles }: ScreenTexts): string {
  return kinds[kindOfMethod(method)].titleBefore(titles)
}
