import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runtime, tool } from './bootstrap.js'
import {
  installFromDebian,
  mayUseApt,
  onPath,
  runQuietly,
  stop,
  systemInstall,
} from './run-command.js'

/** The headless one comes first: it runs the tests a quarter faster. */
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function chromium() {
  if (process.env.CHROMIUM_PATH) return chosen(process.env.CHROMIUM_PATH)
  const downloaded = await playwrightPath()
  const browser = () => systemBrowser() ?? [downloaded].find(runs)
  if (browser()) return browser()
  const outputs = []
  for (const name of packages) {
    if (!browser()) outputs.push(await installFromDebian('Installing Chromium', name))
  }
  if (!browser()) outputs.push(await fromPlaywright())
  return browser() ?? giveUp(downloaded, outputs)
}

function chosen(file) {
  if (runs(file)) return file
  return stop(`CHROMIUM_PATH names ${file}, which does not run.`)
}

function systemBrowser() {
  return names.map(onPath).find((file) => file && runs(file))
}

async function playwrightPath() {
  const playwright = await import('@playwright/test')
  return playwright.chromium.executablePath()
}

async function fromPlaywright() {
  const install = ['install', '--no-shell', ...(mayUseApt() ? ['--with-deps'] : []), 'chromium']
  const command = [tool('@playwright/test/cli.js'), ...install]
  return (await runQuietly('Downloading Chromium', runtime(), command)).output
}

function giveUp(downloaded, outputs) {
  const command = existsSync(downloaded)
    ? 'npx playwright install-deps chromium'
    : (systemInstall('chromium') ?? 'npx playwright install chromium')
  const sentence = `The browser tests need a Chromium: run \`${command}\`, then \`npm test\` again.`
  stop(sentence, outputs.join('\n'))
}

// Some packages leave a script of that name that only prints where the browser is.
function runs(file) {
  return spawnSync(file, ['--version']).status === 0
}
