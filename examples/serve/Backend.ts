/** Makes the backend of an example, as a host would write it: requests in, answers out. */
export type Backend = (setting: BackendSetting) => {
  fetch(request: Request): Response | Promise<Response>
}

export type BackendSetting = {
  /** Where the page is: `https://market.example`. Texts for any other place are refused. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
