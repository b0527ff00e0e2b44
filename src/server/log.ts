import pino from 'pino'

/** On a full disk, log lines are lost and nothing else. */
export function createLog(level: string) {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => {})
  return pino({ level }, output)
}
