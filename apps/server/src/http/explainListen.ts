/** Why nothing can listen at an address and what can be done, for the operator. @param setting the setting of the port */
export function explainListen(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  setting: string,
): Error {
  const { code } = error
  const hostSetting = setting.replace(/(WALLET_)?PORT$/, (_, wallet) =>
    wallet ? 'SERVER_HOST' : 'HOST',
  )
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} of ${host} is taken: another program listens there, perhaps a server that runs already. Stop it, or set ${setting} to another port.`,
    )
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Set ${setting} to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(
      `This machine has no address ${host}. Set ${hostSetting} to one of its own: 127.0.0.1, or 0.0.0.0 for all.`,
    )
  return error
}
