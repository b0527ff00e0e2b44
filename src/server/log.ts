import pino from 'pino'

/** A full disk costs log lines and nothing else. */
export function createLog(level: string) {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => {})
  return pino({ level }, output)
}
