import { messages } from '../../src/domain/messages.ts'
import { arabic } from '../support/dashboard-words.ts'
import { readSection, rewriteSection, saveButton } from '../support/editing.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { excessWidth } from '../support/places.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { branches: words } = arabic.contact
const { labels } = words

test('FRM-21 Omar adds a branch, and visitors find it after the main place', async ({
  omar,
  visitor,
  address,
}) => {
  const page = await omar('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/contact')
  const list = page.getByRole('list', { name: arabic.saving.fields.branches })
  const field = (name: string, language = 'العربية') =>
    list.getByRole('textbox', { name: arabic.form.nameIn(name, language), exact: true })

  await expect(page.getByRole('button', { name: words.add })).toBeVisible()
  await expect(list).toHaveCount(0)
  await test.step('a number that is none is refused where it is', async () => {
    await page.getByRole('button', { name: words.add }).click()
    await expect(list.getByText(words.notShownIn('العربية'))).toBeVisible()
    await field(labels.branch_name).fill('فرع حمص')
    await field(labels.branch_address).fill('ساحة الساعة')
    await list.getByLabel(labels.branch_phone).fill('اتّصل بنا')
    await saveButton(page, arabic).click()
    await expect(list.getByLabel(labels.branch_phone)).toBeFocused()
    await list.getByLabel(labels.branch_phone).fill('+963 31 555 0199')
  })

  await test.step('it is saved, and what is removed by mistake comes back', async () => {
    const remove = list.getByRole('button', { name: words.remove('فرع حمص') })
    await remove.click()
    await list.getByRole('button', { name: arabic.actions.undo }).click()
    await expect(remove).toBeVisible()
    await inspectAll(page, 'contact-branches')
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    const saved = await readSection(address, 'contactUs')
    expect(saved.branches).toHaveLength(1)
  })

  await test.step('it stands on the Arabic page alone, no wider than a small phone', async () => {
    await visitor.setViewportSize({ width: 320, height: 800 })
    await open(visitor, '/contact')
    await expect(visitor.getByRole('heading', { name: 'Branches' })).toBeHidden()
    await open(visitor, '/ar/contact')
    const shown = visitor.getByRole('list', { name: siteWordsIn('ar').contact_branches })
    await expect(shown.getByRole('heading', { name: 'فرع حمص' })).toBeVisible()
    const call = shown.getByRole('link', { name: '+963 31 555 0199' })
    await expect(call).toHaveAttribute('href', 'tel:+963315550199')
    await expect(call.locator('bdi')).toHaveCSS('direction', 'ltr')
    await expect.poll(() => excessWidth(visitor)).toBe(0)
  })
  await rewriteSection(address, 'contactUs', { branches: [] })
})
