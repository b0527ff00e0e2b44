import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startProduct, remove, temporaryFolder } from '../support/product.ts'

const printedAddress = 'http://127.0.0.1:3000'
const startCommand = /ADMIN_PASSWORD='([^']+)' npm start/

/** The README's examples of the API, from the one that starts the product on. */
async function examples() {
  const readme = await readFile('README.md', 'utf8')
  const section = /## The API\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((block) => block[1] ?? '')
  const [start = '', ...calls] = blocks
  return { password: startCommand.exec(start)?.[1] ?? '', script: calls.join('\n') }
}

test('the README’s examples work as they are printed on a fresh start', async () => {
  // It makes all demo pictures anew, which takes long on a slow machine.
  test.slow()
  const { password, script } = await examples()
  const dataFolder = await temporaryFolder()
  const environment = {
    ADMIN_PASSWORD: password,
    ADMIN_EMAIL: 'admin@naoura.example',
  }
  const product = await startProduct({ dataFolder, environment })
  const run = script.replaceAll(printedAddress, product.address)
  const { stdout, stderr } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', run])
  expect(stderr).toBe('')
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const refusals = answers.filter((answer) => 'error' in answer)
  expect(refusals).toMatchObject([
    { error: 'Somebody saved meanwhile.', conflicts: [{ mine: 'Theirs', theirs: 'Mine' }] },
  ])
  expect(answers.at(-1)).toEqual({ message: 'Operation accomplished successfully!' })
  expect(answers).toHaveLength(16)
  await product.stop()
  await remove(dataFolder)
})
