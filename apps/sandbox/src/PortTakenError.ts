/** A port is in use by another program. The message says which, for what, and how to choose another. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
  readonly port: number

  constructor(port: number, { what, flag, variable }: PortTakenError.Use) {
    super(
      `Port ${port} is taken; ${what} needs it. Choose another with ${flag} 4200 or ` +
        `${variable}=4200 (0 takes any free one), or end the program that uses it.`,
    )
    this.port = port
  }
}

export declare namespace PortTakenError {
  type Use = { what: string; flag: string; variable: string }
}
