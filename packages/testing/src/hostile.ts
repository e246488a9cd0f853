import { announcesGarbage } from './hostile/announcesGarbage.js'
import { answersTwice } from './hostile/answersTwice.js'
import type { Hostile } from './hostile/Hostile.js'
import { liesAboutChain } from './hostile/liesAboutChain.js'
import { longName } from './hostile/longName.js'
import { neverAnswers } from './hostile/neverAnswers.js'
import { scriptInIcon } from './hostile/scriptInIcon.js'
import { sharedRdns } from './hostile/sharedRdns.js'
import { throwsNonErrors } from './hostile/throwsNonErrors.js'

/** Every wallet that misbehaves, by name. */
export const hostile = {
  announcesGarbage,
  answersTwice,
  liesAboutChain,
  longName,
  neverAnswers,
  scriptInIcon,
  sharedRdns,
  throwsNonErrors,
} as const satisfies Readonly<Record<string, Hostile>>

export type HostileName = keyof typeof hostile
