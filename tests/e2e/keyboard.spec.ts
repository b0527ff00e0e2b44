import type { Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { arabic as words } from '../support/dashboard-words.ts'
import { tabTo } from '../support/choose.ts'
import { open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { layla } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const buffer = await plainPicture(640, 360).png().toBuffer()
const cover = { name: 'cover.png', mimeType: 'image/png', buffer }
const title = 'دورة الصيانة الشتوية'

test('Layla signs in and publishes an article by the keyboard alone', async ({ page }) => {
  await open(page, '/dashboard/blog')
  const email = page.getByLabel(words.signIn.email)
  await expect(email).toBeVisible()
  await tabTo(page, email)
  await page.keyboard.type(layla.email)
  await tabTo(page, page.getByLabel(words.signIn.password, { exact: true }))
  await page.keyboard.type(layla.password)
  await page.keyboard.press('Enter')

  const addNew = page.getByRole('link', { name: words.list.addNew })
  await expect(addNew).toBeVisible()
  await tabTo(page, addNew)
  await page.keyboard.press('Enter')
  const titleField = page.getByRole('textbox', { name: 'العنوان، العربية' })
  await expect(titleField).toBeVisible()
  await tabTo(page, titleField)
  await page.keyboard.type(title)
  await writesBold(page)
  await choosesCover(page)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL('/dashboard/blog')

  await open(page, '/ar/blog')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('نبدأ').locator('xpath=self::strong')).toBeVisible()
})

test('a visitor finds an article by the keyboard alone', async ({ page }) => {
  await open(page, '/ar')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: siteWordsIn('ar').frame_skip })).toBeFocused()
  await tabTo(
    page,
    page
      .getByRole('navigation', { name: siteWordsIn('ar').frame_navigation })
      .getByRole('link', { name: siteNamesIn('ar').posts_name }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ar/blog')
  const article = page
    .getByRole('main')
    .getByRole('link', { name: /كم تعطي بئرك/ })
    .first()
  await tabTo(page, article)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /كم تعطي بئرك/ })).toBeVisible()
})

test('on a phone the languages of a form are tabs, and arrows go the way they are read', async ({
  layla: signedIn,
}) => {
  const page = await signedIn('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/about')
  const inArabic = page.getByRole('tab', { name: /العربية/ })
  const inEnglish = page.getByRole('tab', { name: /English/ })
  await inArabic.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(inEnglish).toBeFocused()
  await expect(inEnglish).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(inArabic).toHaveAttribute('aria-selected', 'true')
})

/** The toolbar is one stop of the Tab key; Alt+F10 leads to it and Escape back into the text. */
async function writesBold(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'المحتوى، العربية' })
  await tabTo(page, text)
  await page.keyboard.press('Alt+F10')
  const bold = page.getByRole('toolbar').first().getByRole('button', { name: words.editor.bold })
  await expect(bold).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('نبدأ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' في تشرين الثاني.')
}

async function choosesCover(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: words.cover.choose, exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(cover)
}
