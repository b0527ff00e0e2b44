import { spawnSync } from 'node:child_process'
import { installFromDebian, stop, systemInstall } from './run-command.js'

/** Debian's own is named: another one that comes first in PATH does not know Debian's packages. */
export const python = '/usr/bin/python3'

// Swift's library alone runs no service and needs a third of the packages fewer.
const library = 'python3-swift'

export async function requireS3Server() {
  if (process.env.S3_TEST || isThere()) return
  const alone = `--no-install-recommends ${library}`
  const output = await installFromDebian('Installing Swift, an S3 server', alone)
  if (!isThere()) giveUp(output)
}

function isThere() {
  return spawnSync(python, ['-I', '-c', 'import swift.common.middleware.s3api.s3api']).status === 0
}

function giveUp(output) {
  const command = systemInstall(library)
  const advice = command ? `run \`${command}\`` : 'set S3_TEST to the address of one'
  stop(`The storage tests need an S3 server: ${advice}, then \`npm test\` again.`, output)
}

if (import.meta.filename === process.argv[1]) await requireS3Server()
