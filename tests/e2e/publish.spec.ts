import type { Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { arabic, type Words } from '../support/dashboard-words.ts'
import { open } from '../support/open.ts'
import { plainPicture, sand } from '../support/pictures.ts'
import { layla } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const [canal, terraces, rooftops] = [await picture(60), await picture(90), await picture(120)]
const names = { ar: 'العربية', en: 'الإنجليزية' }
const video = 'https://youtu.be/aqz-KE-bpKQ'

test('FRM-1 FRM-4 EDT-2 Layla signs in, writes an article in both languages and visitors read it', async ({
  page,
}) => {
  const titles = { ar: 'افتتاح في حماة', en: 'Opening in Hama' }
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('language', 'ar')
  })
  await open(page, '/dashboard/blog/new')
  await expect(page).toHaveURL(/\/login\?next=/)
  await signInAt(page, arabic)
  await expect(page).toHaveURL('/dashboard/blog/new')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await write(page, arabic, names.ar, titles.ar, 'نفتح أبوابنا يوم الأحد.')
  await write(page, arabic, names.en, titles.en, 'Our doors open on Sunday.')
  await addPictures(page, arabic)
  await page.getByRole('button', { name: arabic.actions.save, exact: true }).first().click()
  await expect(
    page.getByText(arabic.messages['Article created successfully']).first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/dashboard/blog')
  await expect(page.getByRole('link', { name: titles.ar, exact: true })).toBeVisible()

  await reads(page, '/blog', titles.en, 'Our doors open on Sunday.', 'ltr')
  await watchesVideo(page, siteWordsIn('en'))
  await reads(page, '/ar/blog', titles.ar, 'نفتح أبوابنا يوم الأحد.', 'rtl')
  await watchesVideo(page, siteWordsIn('ar'))
})

async function signInAt(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.signIn.email).fill(layla.email)
  await page.getByLabel(words.signIn.password, { exact: true }).fill(layla.password)
  await page.keyboard.press('Enter')
}

async function write(page: Page, words: Words, language: string, title: string, text: string) {
  const { nameIn } = words.form
  await page.getByRole('textbox', { name: nameIn(words.form.title, language) }).fill(title)
  await page.getByRole('textbox', { name: nameIn(words.form.content, language) }).fill(text)
}

async function addPictures(page: Page, words: Words): Promise<void> {
  await choose(page, words.cover.choose, canal)
  await choose(page, words.gallery.addImages, terraces)
  // Its tile moves the buttons, and a press that ends beside its button is none.
  const tiles = page.getByRole('grid', { name: words.gallery.title }).getByRole('row')
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: words.gallery.addVideo }).click()
  await page.getByLabel(words.gallery.videoAddress).fill(video)
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(2)
  await choose(page, words.gallery.addImages, rooftops)
}

async function picture(b: number) {
  const buffer = await plainPicture(640, 360, { ...sand, b })
    .png()
    .toBuffer()
  return { name: `blue-${b}.png`, mimeType: 'image/png', buffer }
}

async function choose(page: Page, button: string, file: typeof canal): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(file)
}

async function reads(page: Page, list: string, title: string, text: string, direction: string) {
  await open(page, list)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(text).first()).toBeVisible()
  const hero = page.locator('img[fetchpriority=high]').first()
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

async function watchesVideo(page: Page, words: ReturnType<typeof siteWordsIn>): Promise<void> {
  const thumbnail = page.getByRole('link', {
    name: words.fill('gallery_video', { index: 2, total: 3 }),
  })
  await thumbnail.click()
  const viewer = page.getByRole('dialog', { name: words.gallery_viewer })
  const player = viewer.locator('iframe')
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1/,
  )
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(
    viewer.getByText(words.fill('gallery_position', { index: 2, total: 3 }), { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(thumbnail).toBeFocused()
}
