export type Row = readonly [what: string, figure: string, mark: string]

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const us = (seconds: number) => `${Math.round(seconds * 1e6)} µs`
export const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
export const count = (value: number) => Math.round(value).toLocaleString('en-US')

export function written(title: string, rows: readonly Row[]): string {
  const head: Row = [title, 'measured', 'mark']
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
