export function isBrokenOff(error: Error): boolean {
  return /^(aborted|Client connection prematurely closed\.)$/.test(error.message)
}
