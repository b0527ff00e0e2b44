import pino from 'pino'

/** JSON lines on standard output. Where that is a file on a full disk, lines are lost and nothing else. */
export function createLog(level: string) {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => {})
  return pino({ level }, output)
}
