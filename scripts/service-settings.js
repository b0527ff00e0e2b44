import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The settings are those that systemd gives the service: its user, its folder, and its environment
 * with the secrets that it loads, whose files the user need not be able to read. `root` is `/`
 * except in tests. Throws for anything that is missing.
 */
export function serviceSettings(root, unit = 'wajha.service') {
  const lines = unitLines(root, unit)
  const credentials = Object.fromEntries(
    valuesOf(lines, 'LoadCredential').map((value) => credentialIn(value, root)),
  )
  const given = [
    ...valuesOf(lines, 'Environment').flatMap((value) =>
      wordsIn(value.replaceAll('%%', '%')).map(assignmentIn),
    ),
    ...valuesOf(lines, 'EnvironmentFile').flatMap((value) => settingsAt(value, root)),
  ]
  return {
    user: valuesOf(lines, 'User').at(-1),
    folder: valuesOf(lines, 'WorkingDirectory').at(-1),
    environment: withSecrets(Object.fromEntries(given), credentials, unit),
  }
}

/** `systemctl edit` adds lines to the unit's. Comments are dropped before continued lines are joined. */
function unitLines(root, unit) {
  const file = path.join(root, 'etc/systemd/system', unit)
  const added = path.join(root, 'etc/systemd/system', `${unit}.d`)
  const more = namesIn(added).filter((name) => name.endsWith('.conf'))
  return [file, ...more.toSorted().map((name) => path.join(added, name))].flatMap((one) =>
    readFileSync(one, 'utf8')
      .replaceAll(/^[ \t]*[#;].*\n?/gm, '')
      .replaceAll(/\\\n/g, ' ')
      .split('\n')
      .map((line) => line.trim()),
  )
}

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/** An empty value takes back those before it. */
function valuesOf(lines, name) {
  const values = []
  for (const line of lines) {
    if (!line.startsWith(`${name}=`)) continue
    const value = line.slice(name.length + 1).trim()
    if (value === '') values.length = 0
    else values.push(value)
  }
  return values
}

function assignmentIn(word) {
  const index = word.indexOf('=')
  return [word.slice(0, index), word.slice(index + 1)]
}

/** Words are separated by spaces that are not quoted. */
function wordsIn(text) {
  const words = text.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? []
  return words.map((word) =>
    word.replaceAll(
      /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g,
      (_, double, single, escaped) => double?.replaceAll(/\\(.)/g, '$1') ?? single ?? escaped,
    ),
  )
}

function settingsAt(value, root) {
  const isOptional = value.startsWith('-')
  try {
    const file = path.join(root, value.slice(isOptional ? 1 : 0))
    return Object.entries(settingsIn(readFileSync(file, 'utf8')))
  } catch (error) {
    if (isOptional && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * systemd loads a credential from a file that only root may read; the line break at its end is
 * dropped.
 */
function credentialIn(value, root) {
  const index = value.indexOf(':')
  const file = path.join(root, value.slice(index + 1))
  return [value.slice(0, index), readFileSync(file, 'utf8').replace(/\r?\n$/, '')]
}

/** `%d/database` is a file that is there for the service alone. */
function withSecrets(environment, credentials, unit) {
  const folder = new RegExp(`^(?:%d|/run/credentials/${RegExp.escape(unit)})/(.+)$`)
  const settings = Object.entries(environment).map(([name, value]) => {
    const id = name.endsWith('_FILE') ? folder.exec(value)?.[1] : undefined
    if (id === undefined) return [name, value]
    if (id in credentials) return [name.slice(0, -'_FILE'.length), credentials[id]]
    throw new Error(`${name} names the credential ${id}, which no LoadCredential of ${unit} loads.`)
  })
  return Object.fromEntries(settings)
}

const spaces = /[ \t\r]/

/** Parses a file of settings as systemd reads it (`EnvironmentFile`), not as a shell does. */
export function settingsIn(text) {
  const settings = {}
  let rest = text.replaceAll('\r\n', '\n')
  while ((rest = rest.replace(/^[ \t\r\n]+/, '')) !== '') {
    if (/^[#;]/.test(rest)) {
      rest = rest.replace(/^(?:\\[^]|[^\\\n])*/, '')
      continue
    }
    const [line, name, isAssigned] = /^([^\n=]*)(=?)/.exec(rest)
    rest = rest.slice(line.length)
    if (!isAssigned) continue
    const read = valueAt(rest)
    rest = rest.slice(read.length)
    const [, written] = /^([A-Za-z_]\w*)[ \t\r]*$/.exec(name) ?? []
    if (written) settings[written] = read.value
  }
  return settings
}

const afterBackslash = new Set('"\\`$')

/**
 * A value reaches to the end of its line. Quotes count at its beginning and after another quoted
 * part.
 */
function valueAt(text) {
  let value = ''
  let quote = ''
  let isPlain = false
  let kept = 0
  let index = 0
  for (; index < text.length; index++) {
    const sign = text[index]
    if (!quote && sign === '\n') break
    if (!quote && !isPlain && spaces.test(sign)) continue
    if (!quote && !isPlain && (sign === '"' || sign === "'")) quote = sign
    else if (quote && sign === quote) {
      quote = ''
      kept = value.length
    } else if (sign === '\\' && quote !== "'") {
      const next = text[(index += 1)] ?? ''
      isPlain ||= !quote
      if (next === '\n') continue
      value += quote && !afterBackslash.has(next) ? `\\${next}` : next
      kept = value.length
    } else {
      isPlain ||= !quote
      value += sign
      if (quote || !spaces.test(sign)) kept = value.length
    }
  }
  return { value: value.slice(0, kept), length: index }
}
