export function findLitecoind(): string | undefined
export function litecoind(): Promise<string>
