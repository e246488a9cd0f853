import type { Spoken } from '../../texts/createSpeech.js'
import { approval } from '../../texts/en/approval.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import { textsOf } from '../../texts/textsOf.js'

/** The texts of the approval screens in a language. */
export function screenTexts(spoken: Spoken): ScreenTexts {
  return textsOf(spoken, approval, (own) => own.approval)
}
