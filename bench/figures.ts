/** Everything that was measured of one page, one entry per visit. Bytes, milliseconds, counts. */
export type Figures = { [name in FigureName]?: number[] }

export type FigureName = keyof typeof figureNames

/** The rows of the table, in its order, with their units. */
export const figureNames = {
  eager: ['JavaScript that the page names, React apart', 'kB gzip'],
  idle: ['JavaScript fetched behind it, before any click', 'kB gzip'],
  press: ['JavaScript from the press to the shown wallets', 'kB gzip'],
  chunk: ['JavaScript from the press until it is quiet', 'kB gzip'],
  shown: ['JavaScript up to the shown wallets, React apart', 'kB gzip'],
  opened: ['the same with what opening fetches ahead', 'kB gzip'],
  eagerFiles: ['scripts that the page names', ''],
  idleFiles: ['scripts fetched behind it, before any click', ''],
  pressFiles: ['scripts from the press to the shown wallets', ''],
  own: ['requests before the first click, own host', ''],
  others: ['requests to any other host, also after', ''],
  interactive: ['navigation to a button that can be pressed', 'ms'],
  cold: ['click to a wallet that can be hit, cold', 'ms'],
  warm: ['click to a wallet that can be hit, warm', 'ms'],
  asked: ['click on the wallet until it is asked', 'ms'],
  cpu: ['main thread to open, cold', 'ms CPU'],
  longTasks: ['tasks over 50 ms in it', ''],
  cold500: ['over 500 elements of the host: cold', 'ms'],
  warm500: ['over 500 elements of the host: warm', 'ms'],
  cold5000: ['over 5,000: cold', 'ms'],
  warm5000: ['over 5,000: warm', 'ms'],
  cold50000: ['over 50,000: cold', 'ms'],
  warm50000: ['over 50,000: warm', 'ms'],
  phone: ['phone: navigation to a wallet that can be hit', 's'],
  phoneBusy: ['phone, 300 kB and 3 requests of the host: the same', 's'],
  heap: ['heap before opening', 'MB'],
  heapEarly: ['heap after 40 times open and closed', 'MB'],
  heapAfterAll: ['heap after all times open and closed', 'MB'],
  readyNodes: ['nodes before opening', ''],
  kept: ['heap that each further time leaves', 'kB'],
  nodes: ['nodes that each further time leaves', ''],
  listeners: ['listeners that each further time leaves', ''],
  balanceFirst: ['account opened again: its balance is in the first frame (1 yes, 0 no)', ''],
  accountShown: ['account opened again: click to the painted account', 'ms'],
  gridFrames: ['500 wallets: frames from the click to the painted grid', ''],
  gridAgain: ['500 wallets again: frames from the click to the painted grid', ''],
  gridShown: ['500 wallets: click to the painted grid', 'ms'],
  shift: ['500 wallets scrolled, pictures slow: layout shift (CLS)', ''],
  slowFrames: ['500 wallets scrolled: frames over 50 ms', ''],
  slowest: ['500 wallets scrolled: longest frame', 'ms'],
  elements: ['500 wallets scrolled: elements in the page', ''],
  sendFrames: ['sending opened again: frames from the click to the painted view', ''],
  sendFirst: ['sending opened again: the token is in that frame (1 yes, 0 no)', ''],
  sendReady: ['last letter of the receiver to a button that can be pressed', 'ms'],
  sendFee: ['click on it to the painted fee', 'ms'],
  tokensFrames: ['500 tokens: frames from the click to the painted list', ''],
  tokensSlow: ['500 tokens scrolled: frames over 50 ms', ''],
  tokensSlowest: ['500 tokens scrolled: longest frame', 'ms'],
} as const satisfies Record<string, readonly [title: string, unit: string]>

export function note(figures: Figures, name: FigureName, value: number): void {
  figures[name] = [...(figures[name] ?? []), value]
}

/** The middle value: one busy moment of the machine does not move it. */
export function median(values: readonly number[] | undefined): number | undefined {
  const sorted = [...(values ?? [])].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2
}
