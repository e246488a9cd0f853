import type { FigureName } from './figures.js'

/** So many times the floor's figure of the same run, or a figure of its own. */
export type Goal = { readonly times: number } | { readonly most: number }

/** What our pages are to reach. Printed, never asserted. */
export const goals: { readonly [name in FigureName]?: Goal } = {
  eager: { most: 10_000 },
  pressFiles: { most: 1 },
  interactive: { times: 1 },
  cold: { times: 1.2 },
  warm: { times: 1.1 },
  asked: { times: 1 },
  cpu: { times: 2 },
  longTasks: { most: 0 },
  cold5000: { times: 1.2 },
  warm5000: { times: 1.2 },
  phone: { times: 1.1 },
  phoneBusy: { times: 1.1 },
  heap: { most: 0.9 * 2 ** 20 },
  kept: { times: 1.2 },
  nodes: { most: 0 },
  listeners: { most: 0 },
  sendFrames: { most: 1 },
  sendReady: { most: 150 },
  sendFee: { most: 150 },
  tokensSlow: { most: 0 },
}

/** Milliseconds of the processor for the fixed piece of work (`server/calibrate.ts`) on the machine that the goals below are for. */
export const calibrationOfGoals = 100

/** So much on every machine; or what a machine of that calibration is to reach, and a slower or faster one in proportion. */
export type ServerGoal =
  | Extract<Goal, { readonly most: number }>
  | { readonly mostMs: number }
  | { readonly leastPerSecond: number }

export type ServerFigure = keyof typeof serverGoals

/** What the server, its relay, its keeper, the embedded wallet and several chain families are to reach. Printed, never asserted. */
export const serverGoals = {
  listP99: { mostMs: 10 },
  cachedBalanceP99: { mostMs: 15 },
  events: { leastPerSecond: 5_000 },
  eventProcessor: { mostMs: 0.1 },
  listTimes: { most: 1 },
  nodeCalls: { most: 2 },
  serverMemory: { most: 450 * 2 ** 20 },
  refused: { most: 0 },
  messages: { leastPerSecond: 30_000 },
  messageProcessor: { mostMs: 0.033 },
  socketMemory: { most: 15_000 },
  pairingCode: { mostMs: 50 },
  pairingSession: { mostMs: 300 },
  logins: { leastPerSecond: 200 },
  loginProcessor: { mostMs: 1.7 },
  quoteShown: { mostMs: 300 },
  quoteCalls: { most: 2 },
  quoteP99: { mostMs: 60 },
  signInP99: { mostMs: 15 },
  signInProcessor: { mostMs: 2 },
  nameTypedP99: { mostMs: 50 },
  nameResolvedP99: { mostMs: 10 },
  signPressed: { mostMs: 5 },
  codeBoxes: { mostMs: 1_000 },
  connected: { mostMs: 1_500 },
  secondMail: { mostMs: 1_000 },
  familyAsked: { mostMs: 5 },
  familiesRestored: { mostMs: 300 },
  requestShown: { mostMs: 200 },
  frameWeight: { most: 93_000 },
} as const satisfies Record<string, ServerGoal>
