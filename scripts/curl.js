import { installFromDebian, onPath, stop, systemInstall } from './run-command.js'

export async function requireCurl() {
  if (onPath('curl')) return
  const output = await installFromDebian('Installing curl', 'curl')
  if (onPath('curl')) return
  const command = systemInstall('curl') ?? 'your package manager to install curl'
  stop(`The tests run the README's examples: run \`${command}\`, then \`npm test\` again.`, output)
}
