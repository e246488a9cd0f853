import { createTrial } from './createTrial.mjs'

/** A process that tries groups of defences in the copy it stands in, and says of each what became of it. */
const trial = createTrial(process.cwd(), Number(process.env.FOYER_SLOWNESS))

process.on('message', async ({ test, defences }) => {
  try {
    const names = [...new Set(defences.map(({ named }) => named))]
    const fallen = new Map((await trial.standing(test, names)).map((one) => [one.named, one.why]))
    for (const defence of defences) await one(defence, fallen.get(defence.named))
  } catch (error) {
    for (const { id } of defences) process.send({ id, noticed: false, why: String(error), ms: 0 })
  } finally {
    process.send({ isDone: true })
  }
})
process.on('disconnect', async () => {
  await trial.close()
  process.exit()
})
process.send({ isDone: true })

async function one(defence, fallen) {
  const began = Date.now()
  const said = fallen
    ? { noticed: false, why: `its test fails as things stand: ${fallen}` }
    : await trial.without(defence).catch((error) => ({ noticed: false, why: String(error) }))
  process.send({ id: defence.id, ...said, ms: Date.now() - began })
}
