import type { Action } from '../../actions/Action.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import type { Asked } from '../Approval.js'
import { kindOf } from '../families/kindOf.js'
import { kindOfMethod } from '../families/kindOfMethod.js'
import { kinds } from '../families/kinds.js'

/** What is asked for, in a few words that follow the page's address. */
export function asksOf(action: Action, { asks }: ScreenTexts): string {
  return kindOf(action).asks(action, asks)
}

/** The same before the request is made ready: by its method alone. */
export function asksOfMethod({ method }: Asked, { asks }: ScreenTexts): string {
  return kinds[kindOfMethod(method)].asksFirst(asks)
}
