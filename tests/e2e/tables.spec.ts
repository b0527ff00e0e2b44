import type { Page } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { published, saveButton } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { excessWidth, scrolledBy } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

const pumps = `<table style="width:400px"><tr><th>Pump</th><th>Power</th></tr>
<tr><td colspan="2">Three for shallow wells</td></tr><tr><td>S2</td><td>22 kW</td></tr></table>`

const { actions, insert, label, size } = arabic.editor.table

test('FRM-13: Layla pastes a table, adds a column, and visitors read it', async ({
  layla,
  address,
}) => {
  const id = await published(address, { section: 'posts', title: 'Pumps', language: 'ar' })
  const page = await layla('ar')
  await open(page, `/dashboard/blog/${id}`)
  const text = page.getByRole('textbox', { name: arabic.form.content }).first()
  await text.press('Enter')
  await text.press('ControlOrMeta+a')
  await paste(page, pumps)
  await expect(text.getByRole('row')).toHaveCount(3)
  await text.getByRole('cell', { name: 'S2' }).click()
  await choose(page.getByRole('button', { name: label, exact: true }).first(), actions.columnAfter)
  await page.keyboard.type('New')
  await expect(text.getByRole('row').last().getByRole('cell')).toHaveCount(3)
  await saveButton(page, arabic).click()
  await expect(page).toHaveURL('/dashboard/blog')

  const staff = apiOf(address, (await signIn(address)).token)
  const { article } = (await (await staff(`posts/keys/articles/articles/${id}/ar`)).json()) as {
    article: { content: string }
  }
  expect(article.content).toContain('<td colspan="3"><p>Three for shallow wells</p></td>')
  expect(article.content).not.toContain('style')

  await page.setViewportSize({ width: 390, height: 844 })
  await prepareAxe(page)
  await open(page, `/ar/blog/${id}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Power' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('FRM-13: Omar chooses a size and goes by Tab', async ({ omar }) => {
  const page = await omar('ar')
  await open(page, '/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: arabic.form.content }).first()
  await text.click()
  await page.getByRole('button', { name: label, exact: true }).first().click()
  const grid = page.getByRole('group', { name: insert })
  await expect(grid.getByRole('button', { name: size(3, 3) })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(grid.getByRole('button', { name: size(2, 2) })).toBeFocused()
  await page.keyboard.press('Enter')
  const cells = text.locator('th, td')
  await expect(cells).toHaveCount(4)
  for (const word of ['A', 'B', 'C', 'D', 'E']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('F')
  await expect(cells).toHaveText(['A', 'B', 'C', 'D', 'F', ''])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(text, 'Tab leaves the editor outside of a table').not.toBeFocused()
})

test('FRM-13: a wide table scrolls by itself on a phone, by keys too', async ({
  visitor,
  address,
}) => {
  const row = `<tr>${'<td>kilowatt-hours</td>'.repeat(12)}</tr>`
  const content = `<p>Yields</p><table>${row.repeat(3)}</table>`
  const id = await published(address, { section: 'posts', title: 'Yields', content })
  await visitor.setViewportSize({ width: 390, height: 844 })
  await open(visitor, `/blog/${id}`)
  await expect.poll(() => excessWidth(visitor)).toBe(0)
  const table = visitor.locator('[tabindex="0"]:has(> table)')
  await table.focus()
  await visitor.keyboard.press('ArrowRight')
  await expect.poll(() => scrolledBy(table)).toBeGreaterThan(0)
})

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}
