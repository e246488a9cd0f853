/** How much one client, project or network address may do; 0 is any amount. */
export type Quota = {
  readonly callsPerMinute: number
  /** What is read of it in a minute. */
  readonly bytesPerMinute: number
  readonly sockets: number
}
