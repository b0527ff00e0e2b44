import type { Locator, Page } from '@playwright/test'
import { arabic, english, type Words } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { putPictureInBanner, readSection, rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { type Box, boxOf } from '../support/places.ts'
import { plainPicture } from '../support/pictures.ts'
import { sentForms } from '../support/sent-forms.ts'
import { expect, test } from '../support/test.ts'

test.use({ provoked: /409/ })

test('the banner’s focal point is dragged, moved by keys that no language mirrors, and alone is sent', async ({
  layla,
  address,
}) => {
  await putPictureInBanner(address)
  const page = await layla('ar')
  const saves = await sentForms(page)
  await open(page, '/dashboard')
  const card = page.getByRole('region', { name: arabic.banner.image.title })
  const { marker, across, down } = pickerIn(card, arabic)

  await across.press('ArrowLeft')
  await across.press('Shift+ArrowRight')
  await across.press('ArrowUp')
  await expect(down).toBeFocused()
  await expect(across).toHaveAttribute('aria-valuetext', arabic.fields.focus.from.x(58))
  await expect(down).toHaveAttribute('aria-valuetext', arabic.fields.focus.from.y(48))
  await card.getByRole('button', { name: arabic.banner.image.undo }).click()
  await expect(across).toHaveValue('50')
  await expect(page.getByText(arabic.form.unsaved)).toHaveCount(0)

  const box = await boxOf(card.getByRole('img', { name: arabic.banner.image.alt }))
  const ring = await boxOf(marker)
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.9, { steps: 3 })
  await page.mouse.up()
  await expect(across).toHaveValue('10')
  await expect(down).toHaveValue('90')
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.25)
  await expect(across).toHaveValue('80')
  await expect(down).toHaveValue('25')
  const preview = page.getByRole('figure').filter({ hasText: 'العربية' }).locator('img').first()
  const cuts = await card.locator('img[alt=""]:not([aria-hidden])').all()
  expect(cuts).not.toEqual([])
  for (const cut of [...cuts, preview]) {
    await expect(cut).toHaveCSS('object-position', '80% 20%')
  }

  await page.keyboard.press('Control+s')
  await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
  const [sent, ...others] = saves()
  expect([sent?.fields.content, others]).toEqual(['{"banner_focus":{"x":0.8,"y":0.25}}', []])

  await down.press('ArrowDown')
  await rewriteSection(address, 'banner', { banner_focus: { x: 0, y: 1 } })
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog', { name: arabic.saving.conflict.own.title })
  await expect(conflict).toContainText('80%, 27%')
  await conflict.getByText(arabic.saving.conflict.own.theirs).click()
  await conflict.getByRole('button', { name: arabic.saving.conflict.apply }).click()
  await expect(across).toHaveValue('0')
  expect(await readSection(address, 'banner')).toMatchObject({ picture: { focus: { x: 0, y: 1 } } })
})

test('the focal point of a cover goes with its picture, by touch on a phone, too', async ({
  layla,
}) => {
  const page = await layla('en')
  const saves = await sentForms(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/blog')
  await page.locator('a[href^="/dashboard/blog/"] > bdi').first().click()
  const card = page.getByRole('region', { name: english.cover.title })
  const { marker, across, down } = pickerIn(card, english)

  await marker.scrollIntoViewIfNeeded()
  const box = await boxOf(card.getByRole('img', { name: english.cover.alt }))
  await touchDrag(page, await boxOf(marker), { x: box.x + 2, y: box.y + box.height / 2 })
  await expect(across).toHaveValue('1')
  await card.getByRole('button', { name: english.fields.focus.centre }).click()
  await expect(across).toHaveValue('50')
  await across.press('ArrowRight')

  const buffer = await plainPicture(400, 300).png().toBuffer()
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'tall.png', mimeType: 'image/png', buffer })
  await expect(across).toHaveValue('50')
  await down.press('ArrowDown')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages.articleUpdated)).toBeVisible()
  expect(saves()).toMatchObject([
    { fields: { image: 'tall.png', image_focus: '{"x":0.5,"y":0.52}' } },
  ])
})

function pickerIn(card: Locator, { fields }: Words) {
  const across = card.getByRole('slider', { name: fields.focus.x })
  const down = card.getByRole('slider', { name: fields.focus.y })
  return { marker: across.locator('..'), across, down }
}

async function touchDrag(page: Page, from: Box, to: { x: number; y: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points as [] })
  await touch('touchStart', [{ x: from.x + from.width / 2, y: from.y + from.height / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}
