import type { Visit } from './createVisit.js'

/** How many nodes and listeners the page has, after what is not used any more was thrown away. */
export async function count({
  context,
  page,
}: Visit): Promise<{ nodes: number; listeners: number }> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') }
}
