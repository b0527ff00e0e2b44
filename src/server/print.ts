import { writeSync } from 'node:fs'

const standardError = 2

/** Prints to standard error, because the log owns standard output; returns whether it could. */
export function print(text: string): boolean {
  try {
    writeSync(standardError, text)
    return true
  } catch {
    return false
  }
}
