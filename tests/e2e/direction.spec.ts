import type { Locator } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { paste } from '../support/clipboard.ts'
import { arabic } from '../support/dashboard-words.ts'
import { published, saveButton } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const { editor, form } = arabic
const copied = `<html><body><!--StartFragment--><p dir="rtl">تستعمل المضخة بروتوكولاً مفتوحاً.</p><p dir="ltr">Modbus TCP (port 502) is supported, see chapter 3.</p><p dir="rtl"><span dir="ltr">Modbus</span><span dir="rtl"></span> هو المعيار الأكثر انتشاراً في المضخات (منذ 1979).</p><ul dir="ltr"><li>Power: 2.2 kW (3 HP)</li><li>Head: 40 m!</li></ul><!--EndFragment--></body></html>`
const directions = ['rtl', 'ltr', 'rtl', 'ltr', 'ltr', 'ltr']
const blocks = ':is(p, ul, li):not(li p)'

test('R-14 Omar pastes English into an Arabic text', async ({ omar, address }) => {
  const id = await published(address, { section: 'posts', title: 'Modbus', language: 'ar' })
  const page = await omar('ar')
  await open(page, `/dashboard/blog/${id}`)
  const text = page.getByRole('textbox', { name: form.content }).first()
  await text.press('Enter')
  await text.press('ControlOrMeta+a')
  await paste(text, { html: copied })
  expect((await directionsOf(text)).slice(0, 6)).toEqual(directions)
  await saveButton(page, arabic).click()
  await expect(page).toHaveURL('/dashboard/blog')

  await open(page, `/ar/blog/${id}`)
  const shown = page.locator('.rich-text')
  expect((await directionsOf(shown)).slice(0, 6)).toEqual(directions)
  const room = async () =>
    (await boxOf(shown.getByRole('listitem').first())).x - (await boxOf(shown)).x
  await expect.poll(room, 'the marker has room on its own side').toBeGreaterThan(0)

  await test.step('it stays when it is opened and saved again, and turns by the toolbar', async () => {
    await open(page, `/dashboard/blog/${id}`)
    expect((await directionsOf(text)).slice(0, 6)).toEqual(directions)
    await text.press('Enter')
    await text.locator('p').nth(1).click()
    const button = page.getByRole('button', { name: new RegExp(`^${editor.direction}`) }).first()
    await choose(button, editor.directions.rtl)
    expect((await directionsOf(text))[1]).toBe('rtl')
    await page.keyboard.press('ControlOrMeta+z')
    expect((await directionsOf(text))[1]).toBe('ltr')
    await choose(button, editor.directions.rtl)
    await text.getByText('Head').click()
    await choose(button, editor.directions.rtl)
    await text.locator('p').nth(2).click()
    await choose(button, editor.directions.auto)
    await saveButton(page, arabic).click()
    await expect(page).toHaveURL('/dashboard/blog')
    await open(page, `/ar/blog/${id}`)
    expect((await directionsOf(shown)).slice(0, 6)).toEqual([
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
      'rtl',
    ])
  })
})

function directionsOf(text: Locator): Promise<string[]> {
  return text.evaluate(
    (element, selector) =>
      [...element.querySelectorAll(selector)].map((block) => getComputedStyle(block).direction),
    blocks,
  )
}
