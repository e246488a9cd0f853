import type { Browser } from 'playwright-core'
import { startSandbox, type World } from 'sandbox'
import { median } from '../figures.js'
import type { ServerFigure } from '../goals.js'
import { calibrate } from '../server/calibrate.js'
import { kb, ms, plainRow, type Row, timeRow, written } from '../server/rows.js'
import { createVisitor } from './createVisitor.js'

type Name =
  | 'asked'
  | 'made'
  | 'waiting'
  | 'found'
  | 'cold'
  | 'rested'
  | 'later'
  | 'whole'
  | 'weight'

/** So many more requests a user answers who answered the first. */
const more = 2

/** A mailbox gets one mail with a code in half a minute. */
const pauseMs = 30_500

/**
 * Logs users in with the embedded wallet of the whole sandbox, in Chromium, and gives the table: each time a new user in a browser
 * that has nothing, then the same user in another one.
 */
export async function measureWallet(browser: Browser, rounds: number): Promise<string> {
  const sandbox = await startSandbox()
  const { url, world } = sandbox
  try {
    const all: Record<Name, number[]> = {
      ...{ asked: [], made: [], waiting: [], found: [], weight: [] },
      ...{ cold: [], rested: [], later: [], whole: [] },
    }
    const known: { email: string; at: number }[] = []
    // One more than is counted: the first warms what all share.
    for (let round = 0; round <= rounds; round += 1) {
      const email = `bench${round}@mail.example`
      const figures = await signUp(browser, { url, world, email })
      known.push({ email, at: Date.now() })
      if (round > 0) note(all, figures)
    }
    for (const [round, { email, at }] of known.entries()) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at + pauseMs - Date.now())))
      const figures = await logInAgain(browser, { url, world, email })
      if (round > 0) note(all, figures)
    }
    return written('embedded wallet, sandbox', rowsOf(all), calibrate())
  } finally {
    await sandbox.stop()
  }
}

type Visit = { url: string; world: World; email: string }
type Noted = Partial<Record<Name, number | readonly number[]>>

async function signUp(browser: Browser, visit: Visit): Promise<Noted> {
  const visitor = await createVisitor(browser, visit)
  try {
    const asked = await visitor.ask()
    // The guard asks who makes a wallet, before there is one.
    const mailed = await visitor.type(visitor.sentTo)
    const made = mailed + (await visitor.approveByMail())
    const weight = await visitor.fetched()
    const first = await visitor.sign()
    const later = []
    for (let turn = 0; turn < more; turn += 1) later.push(await visitor.sign())
    return {
      ...{ asked, made, weight, cold: first.prompt },
      later: later.map(({ prompt }) => prompt),
      whole: [first, ...later].map(({ whole }) => whole),
    }
  } finally {
    await visitor.leave()
  }
}

async function logInAgain(browser: Browser, visit: Visit): Promise<Noted> {
  const visitor = await createVisitor(browser, visit)
  try {
    await visitor.ask()
    const waiting = await visitor.type(visitor.sentTo)
    const found = await visitor.approveByMail()
    await visitor.rest()
    const { prompt } = await visitor.sign()
    return { waiting, found, rested: prompt }
  } finally {
    await visitor.leave()
  }
}

function note(all: Record<Name, number[]>, figures: Noted): void {
  for (const [name, value] of Object.entries(figures)) all[name as Name].push(...[value].flat())
}

function rowsOf(all: Record<Name, number[]>): readonly Row[] {
  const time = (what: string, name: Name, goal?: ServerFigure) =>
    timeRow(what, median(all[name]) ?? Number.NaN, goal)
  const both = (what: string, name: Name, goal?: ServerFigure) =>
    time(`${what} (slowest of ${all[name].length}: ${ms(Math.max(...all[name]))})`, name, goal)
  return [
    time('“Continue” with an address until the boxes for the code, cold', 'asked', 'codeBoxes'),
    time(
      'the code until the guard’s mail is named, and its “yes” until connected',
      'made',
      'connected',
    ),
    time('on a new device: the code until the second mail is named', 'waiting', 'secondMail'),
    time('“yes” at the guard until connected there', 'found'),
    both(
      'the first request, right after connecting, until its screen is seen',
      'cold',
      'requestShown',
    ),
    both('the first request after three seconds', 'rested', 'requestShown'),
    both('later requests', 'later', 'requestShown'),
    both('a request until all of its screen is there', 'whole'),
    plainRow(
      'the frame, all it fetched until connected, gzip -9',
      median(all.weight) ?? Number.NaN,
      kb,
      'frameWeight',
    ),
  ]
}
