import { messages } from '../../src/domain/messages.ts'
import { english } from '../support/dashboard-words.ts'
import { confirmBare } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const { form } = english

test('a tab with unsaved text asks before it is closed, and a notice says what was saved for two seconds before the list returns', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.clock.install({ time: '2025-11-03T09:00:00Z' })
  await open(page, '/dashboard/blog/new')
  const title = page.getByRole('textbox', { name: form.nameIn(form.title, 'English') })
  await title.click()
  await title.fill('Two seconds')

  await test.step('a tab with unsaved text asks before it is closed', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(title).toHaveValue('Two seconds')
  })

  await test.step('a notice says what was saved for two seconds before the list returns', async () => {
    await page.clock.pauseAt('2025-11-03T09:10:00Z')
    await page.keyboard.press('Control+s')
    await confirmBare(page, english)
    await expect(page.getByText(messages.articleCreated)).toBeVisible()
    const lists: string[] = []
    page.on('request', (request) => lists.push(request.url()))
    await page.clock.runFor(1_900)
    // A list that was asked for before would be known of by the time this is answered.
    await page.evaluate(() => fetch('/healthz'))
    expect(lists.filter((address) => address.includes('/articles/articles?'))).toEqual([])
    await expect(page).toHaveURL('/dashboard/blog/new')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/dashboard/blog')
  })
})
