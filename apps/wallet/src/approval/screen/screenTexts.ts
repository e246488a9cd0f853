import { type ScreenTexts, type Spoken, textsOf } from '../../texts/createSpeech.js'
import { approval } from '../../texts/en/approval.js'

/** The texts of the approval screens in a language. */
export function screenTexts(spoken: Spoken): ScreenTexts {
  return textsOf(spoken, approval, (own) => own.approval)
}
