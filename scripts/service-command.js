import path from 'node:path'
import { serviceSettings } from './service-settings.js'

try {
  const { user, folder, environment } = serviceSettings('/')
  const command = [path.join(folder, 'node_modules/.bin/node'), path.join(folder, 'wajha')]
  const given = process.argv.slice(2)
  // Signals and the terminal are then the command's own.
  process.execve('/usr/bin/env', ['env', 'runuser', '-u', user, '--', ...command, ...given], {
    ...process.env,
    ...environment,
    WAJHA_COMMAND: 'wajha',
  })
} catch (error) {
  process.stderr.write(`The settings of the service cannot be read: ${error.message}\n`)
  process.exit(2)
}
