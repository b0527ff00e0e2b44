import { writeSync } from 'node:fs'

const standardError = 2

/** Tells whoever starts the server something, beside the log, which has standard output to itself. Says whether it could. */
export function print(text: string): boolean {
  try {
    writeSync(standardError, text)
    return true
  } catch {
    return false
  }
}
