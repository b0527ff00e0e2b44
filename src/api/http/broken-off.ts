/** True for what Node, or what it hands requests to, says of a body whose sender went away. */
export function isBrokenOff(error: Error): boolean {
  return /^(aborted|Client connection prematurely closed\.)$/.test(error.message)
}
