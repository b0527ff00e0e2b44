import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bucketSecrets } from './bucket-setting.ts'
import { WrongSetting } from './wrong-setting.ts'

const secrets = [
  'JWT_SECRET',
  'API_KEY',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  ...bucketSecrets,
] as const

/** `…_FILE` settings name the files; the result is by setting. Throws WrongSetting. */
export function secretsInFiles(
  given: NodeJS.ProcessEnv,
  projectFolder: string,
): Record<string, string> {
  const files = secrets.flatMap((name) => {
    const file = given[`${name}_FILE`]
    return file === undefined ? [] : [{ name, file }]
  })
  const both = files.find(({ name }) => given[name] !== undefined)?.name
  if (both) throw new WrongSetting(`${both} and ${both}_FILE are both set: set one of them.`)
  return Object.fromEntries(
    files.map(({ name, file }) => [name, contentOf(resolve(projectFolder, file), name)]),
  )
}

/** Editors and `echo` end a file with a line break, which is no part of the secret. */
function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new WrongSetting(`Invalid setting ${name}_FILE: the file cannot be read.`)
  }
}
