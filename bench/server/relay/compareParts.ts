import { buildServer } from '../buildServer.js'
import { count, percentile, us } from '../rows.js'
import { startTarget } from '../startTarget.js'
import { buildWithout, type OwnPart, ownParts } from './buildWithout.js'
import { startLoad } from './startLoad.js'

const pairs = 200
const inFlight = 100
/** Messages of each talk. */
const least = 20_000

type Figure = { readonly perSecond: number; readonly cpuMs: number }

/** Loads the relay as it is and without each of its own parts, taking turns, and gives a table of medians. */
export async function compareParts(runs: number, seconds: number): Promise<string> {
  await buildServer()
  const programs = new Map<OwnPart | undefined, string | undefined>([[undefined, undefined]])
  for (const part of ownParts) programs.set(part, await buildWithout(part))
  const all = new Map([...programs.keys()].map((part) => [part, [] as Figure[]]))
  for (let run = 0; run < runs; run += 1)
    for (const [part, main] of programs) all.get(part)?.push(await talk(main, seconds))
  const rows = [...all].map(([part, figures]) =>
    row(part ? `without its ${part}` : 'the relay', figures),
  )
  const head = `| ${runs} runs, medians | messages a second | processor time of a message (least to most) |\n| --- | --- | --- |`
  return [head, ...rows].join('\n')
}

async function talk(main: string | undefined, seconds: number): Promise<Figure> {
  const target = await startTarget({}, {}, main)
  try {
    const load = await startLoad(`${target.origin.replace(/^http/, 'ws')}/relay`, 'local')
    try {
      await load.ask({ type: 'meet', pairs })
      await load.ask({ type: 'talk', inFlight, seconds: 1, least })
      const began = target.cpuSeconds()
      const { messages, refused, ...talked } = await load.ask({
        type: 'talk',
        inFlight,
        seconds,
        least,
      })
      if (refused > 0) throw new Error(`The relay refused ${refused} messages.`)
      const cpuMs = ((target.cpuSeconds() - began) * 1_000) / messages
      return { perSecond: messages / talked.seconds, cpuMs }
    } finally {
      await load.stop()
    }
  } finally {
    await target.stop()
  }
}

function row(name: string, figures: readonly Figure[]): string {
  const cpu = figures.map(({ cpuMs }) => cpuMs)
  const perSecond = figures.map((figure) => figure.perSecond)
  const span = `${us(percentile(cpu, 0.5))} (${us(Math.min(...cpu))} to ${us(Math.max(...cpu))})`
  return `| ${name} | ${count(percentile(perSecond, 0.5))} | ${span} |`
}
