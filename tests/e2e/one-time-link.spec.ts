import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { arabic, english } from '../support/dashboard-words.ts'
import { demoFolder } from '../support/demo-data.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { copyOf, layla, remove, startProduct } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const command = resolve(import.meta.dirname, '../../wajha')
const own = 'buckets rise with the wheel'

test.use({ provoked: /404|503/ })

test('ACC-12 from the command line, Layla, who forgot her password, and Rima, who is new, get links to choose theirs', async ({
  page,
}) => {
  const dataFolder = await copyOf(demoFolder)
  const { address, stop } = await startProduct({ dataFolder })
  const linkFor = async (...given: string[]) => {
    const environment = { ...process.env, DATA_DIR: dataFolder, PUBLIC_URL: address }
    const run = promisify(execFile)(command, ['--json', 'user', ...given], { env: environment })
    return JSON.parse((await run).stdout).link as string
  }
  const heading = page.getByRole('heading', { level: 1 })
  const fill = async (words: typeof arabic, password: string) => {
    await page.getByLabel(words.passwords.newPassword, { exact: true }).fill(password)
    await page.getByLabel(words.passwords.confirmation, { exact: true }).fill(own)
    await page.getByRole('button', { name: words.signIn.save }).click()
  }

  await test.step('Layla follows her link, in Arabic', async () => {
    await prepareAxe(page)
    const link = await linkFor('link', layla.email)
    await open(page, link)
    await expect(heading).toHaveText(arabic.signIn.due)
    await expect(page.getByRole('main')).toContainText(layla.email)
    await fill(arabic, 'short')
    await expect(
      page.getByText(arabic.messages['Passwords must be 8 to 128 characters long.']),
    ).toBeVisible()
    await expect(page.getByText(arabic.messages['Passwords do not match.'])).toBeVisible()
    await inspectAll(page, 'one-time-link')

    await page.route('**/api/links/use', (route) => route.fulfill({ status: 503, json: {} }))
    await fill(arabic, own)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.unroute('**/api/links/use')
    await page.getByRole('button', { name: arabic.signIn.save }).click()
    await expect(page).toHaveURL(`${address}/dashboard`)

    await open(page, 'about:blank')
    await open(page, link)
    await expect(heading).toHaveText(arabic.signIn.isVoid)
    await inspectAll(page, 'one-time-link-void')
  })

  await test.step('Rima is invited, in English, and says what she is called', async () => {
    await page.getByRole('button', { name: 'English' }).click()
    await expect(heading).toHaveText(english.signIn.isVoid)
    const invitation = await linkFor('add', 'rima@naoura.example')
    // The page stays the same: only the fragment differs.
    await page.evaluate((address) => location.assign(address), invitation)
    await expect(heading).toHaveText(english.signIn.invited)
    await expect(page.getByLabel(english.signIn.name)).toHaveValue('rima')
    await page.getByLabel(english.signIn.name).fill('Rima')
    await inspectAll(page, 'invitation')
    await fill(english, own)
    await expect(page).toHaveURL(`${address}/dashboard`)
    await expect(page.getByRole('link', { name: 'Rima' })).toBeVisible()
  })

  // Her dashboard's open requests would complain of a server that is gone.
  await open(page, 'about:blank')
  await stop()
  await remove(dataFolder)
})
