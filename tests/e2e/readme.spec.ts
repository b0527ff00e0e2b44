import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { copyOf, layla, remove, startProduct } from '../support/product.ts'

const printedAddress = 'http://127.0.0.1:3000'
const startCommand = /ADMIN_PASSWORD='([^']+)' npm start/

async function examples() {
  const readme = await readFile('README.md', 'utf8')
  const section = /## The API\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((block) => block[1] ?? '')
  const [start = '', ...calls] = blocks
  return { password: startCommand.exec(start)?.[1] ?? '', script: calls.join('\n') }
}

test('the README’s examples work as they are printed on a fresh start', async () => {
  const { password, script } = await examples()
  expect(script).toContain(password)
  const dataFolder = await copyOf(demoFolder)
  const product = await startProduct({ dataFolder })
  const run = script
    .replaceAll(printedAddress, product.address)
    .replaceAll('admin@naoura.example', layla.email)
    .replaceAll(password, layla.password)
  const { stdout, stderr } = await promisify(execFile)('bash', [
    '--norc',
    '-euo',
    'pipefail',
    '-c',
    run,
  ])
  expect(stderr).toBe('')
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const refusals = answers.filter((answer) => 'error' in answer)
  expect(refusals).toMatchObject([
    {
      error: 'Someone else has saved changes since you opened this.',
      conflicts: [{ mine: 'Theirs', theirs: 'Mine' }],
    },
  ])
  expect(answers.at(-1)).toEqual({ message: 'Operation accomplished successfully!' })
  expect(answers).toHaveLength(15)
  await product.stop()
  await remove(dataFolder)
})
