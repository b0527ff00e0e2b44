import { messages } from '../../src/domain/messages.ts'
import { choose, chooseFromOpen } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { published, saveButton } from '../support/editing.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { actions, fields, list, topics } = arabic
const [river, pumps] = ['الريّ بالنواعير', 'المضخّات']

test.use({ provoked: /409/ })

test('TOP-1 TOP-10 Layla keeps topics, gives them to an article, and finds it by them', async ({
  layla,
  address,
}) => {
  const id = await published(address, { section: 'posts', title: 'نواعير حماة', language: 'ar' })
  const page = await layla('ar')
  await prepareAxe(page)
  const dialog = page.getByRole('dialog')
  const table = page.getByRole('table', { name: arabic.shell.pages.topics })
  const nameIn = (language: string) =>
    dialog.getByRole('textbox', { name: fields.nameIn(topics.fields.name, language) })

  await test.step('a topic has names and addresses; one that is taken is refused at its field', async () => {
    await open(page, '/dashboard/topics')
    await inspectAll(page, 'no-topics')
    await page.getByRole('button', { name: topics.add }).first().click()
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(nameIn('العربية')).toBeFocused()
    await nameIn('العربية').fill(river)
    await nameIn('الإنجليزية').fill('Irrigation')
    await inspect(page, 'topic-dialog')
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(table.getByRole('row', { name: river })).toContainText('الري-بالنواعير')
    await page.getByRole('button', { name: topics.add }).first().click()
    const slug = dialog.getByRole('textbox', {
      name: fields.nameIn(topics.fields.slug, 'الإنجليزية'),
    })
    await nameIn('الإنجليزية').fill('Water')
    await slug.fill('irrigation')
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(slug).toBeFocused()
    await slug.fill('')
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(table.getByRole('row', { name: 'Water' })).toBeVisible()
  })

  await test.step('an article takes them by keyboard, and new ones', async () => {
    await open(page, `/dashboard/blog/${id}`)
    const field = page.getByRole('combobox', { name: topics.ofArticle.label })
    // The open list hides all else from screen readers.
    const chosen = page.locator('[role=grid] [role=row]')
    await page.getByRole('button', { name: topics.ofArticle.choose }).click()
    await expect(field).toBeFocused()
    await field.fill('irri')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveText([river])
    await field.fill(pumps)
    await page.getByRole('option', { name: topics.ofArticle.create(pumps) }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveText([river, pumps])
    await expect(field).toHaveValue('')
    await page.keyboard.press('Backspace')
    await expect(chosen).toHaveText([river])
    await field.fill(pumps)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveText([river, pumps])
    await inspect(page, 'article-topics')
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.articleUpdated])).toBeVisible()
  })

  await test.step('lists of articles are narrowed by topic, and by having none', async () => {
    await open(page, '/dashboard/blog?q=حماة')
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    const menu = page.getByRole('button', { name: topics.ofArticle.topic })
    await choose(menu, pumps)
    await expect(page).toHaveURL(/topic=3/)
    await expect(rows).toHaveCount(1)
    await choose(menu, topics.ofArticle.none)
    await expect(page).toHaveURL(/topic=none/)
    await expect(rows.filter({ hasText: 'نواعير حماة' })).toHaveCount(0)
  })

  await test.step('a topic is merged into another, and one is deleted', async () => {
    await open(page, '/dashboard/topics')
    await page.getByRole('button', { name: topics.mergeNamed(pumps) }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: topics.into }).click()
    await chooseFromOpen(page, river)
    await expect(question).toContainText(topics.merged(pumps, river))
    await inspect(page, 'topic-merge')
    await question.getByRole('button', { name: topics.mergeNow }).click()
    await expect(table.getByRole('row', { name: pumps })).toHaveCount(0)
    await page.getByRole('button', { name: list.deleteNamed('Water') }).click()
    await question.getByRole('button', { name: actions.delete }).click()
    await expect(table.getByRole('row', { name: 'Water' })).toHaveCount(0)
    await expect(table.getByRole('row', { name: river })).toContainText(topics.written(1))
    await inspectAll(page, 'topics')
  })
})
