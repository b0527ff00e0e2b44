import { choose } from '../support/choose.ts'
import { english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const { gallery } = english
const picture = { name: 'well.png', mimeType: 'image/png', buffer: Buffer.from('not read here') }

test('files that are no images are ignored and named, video addresses are checked', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/products/new')
  const [cover, images] = [
    page.locator('input[type=file]').first(),
    page.locator('input[type=file]').nth(1),
  ]
  await cover.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(messages.imageMissing)).toBeVisible()
  await cover.setInputFiles(picture)
  await expect(page.getByText(messages.imageMissing)).toHaveCount(0)
  await images.setInputFiles([picture, picture])
  await expect(page.getByRole('grid', { name: gallery.title }).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: gallery.addVideo }).click()
  await expect(page.getByRole('textbox', { name: gallery.videoAddress })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.youtubeMissing)).toBeVisible()
  await page.keyboard.type('https://vimeo.com/1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.youtubeInvalid)).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(
    page.getByRole('button', { name: gallery.actionsOn(gallery.image(2)) }),
    gallery.actions.remove,
  )
  await expect(page.getByRole('img', { name: gallery.image(1) })).toBeVisible()
  await expect(page.getByRole('img', { name: gallery.image(2) })).toHaveCount(0)
})
