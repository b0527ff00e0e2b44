import { resolve } from 'node:path'

/** Paths are those of the folder the command was called in. */
export function givenPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
