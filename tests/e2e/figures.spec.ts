import type { Page } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { keptDrafts, published, saveButton } from '../support/editing.ts'
import { open, reopen } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { boxOf, excessWidth } from '../support/places.ts'
import { dropFile } from '../support/dropped-files.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, framed, prepareAxe, test, violations } from '../support/test.ts'

test.use({ provoked: new RegExp(`status of 409|${framed.source}`) })

const { articles, checks, editor, gallery, library, saving } = arabic
const { sizes, label, remove } = editor.picture

const textOf = (page: Page) => page.getByRole('textbox', { name: arabic.form.content }).first()
const figuresOf = (page: Page) => textOf(page).locator('figure')
const menuOf = (page: Page, size: keyof typeof sizes) =>
  page.getByRole('button', { name: `${label}: ${sizes[size]}` }).first()

async function captionedNoria(staff: ReturnType<typeof apiOf>, name = 'evening', b = 60) {
  const bytes = await plainPicture(1600, 900, { r: 27, g: 111, b }).png().toBuffer()
  const body = new FormData()
  body.append('images[]', new Blob([new Uint8Array(bytes)]), `${name}.png`)
  const answer = await staff('media', { method: 'POST', body })
  const { media } = (await answer.json()) as { media: { id: string }[] }
  const id = media[0]?.id ?? ''
  const texts = { caption: { ar: 'حماة', en: 'Hama' } }
  await staff(`media/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(texts),
  })
  return id
}

test('MED-12 Omar puts pictures into an Arabic text, and visitors see them', async ({
  omar,
  address,
  browser,
}) => {
  test.slow()
  const staff = apiOf(address, (await signIn(address)).token)
  const media = await captionedNoria(staff)
  const id = await published(address, { section: 'posts', title: 'نواعير', language: 'ar' })
  const read = async () => {
    const answer = await staff(`posts/keys/articles/articles/${id}/ar`)
    return ((await answer.json()) as { article: { content: string; revision: number } }).article
  }
  const page = await omar('ar')
  await prepareAxe(page)
  await open(page, `/dashboard/blog/${id}`)
  const [text, figures] = [textOf(page), figuresOf(page)]
  const caption = figures.first().locator('figcaption')

  await test.step('from the library, with its caption in the language', async () => {
    await text.press('Enter')
    await text.press('ControlOrMeta+End')
    await page.getByRole('button', { name: label, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: library.title })
    await dialog.getByRole('row', { name: /^evening,/ }).click()
    await dialog.getByRole('button', { name: library.choose, exact: true }).click()
    await expect(figures).toHaveCount(1)
    await expect(caption).toHaveText('حماة')
    await expect(text).toBeFocused()
  })

  await test.step('MED-8 that it has no alt text is said, until it is described', async () => {
    const note = page.getByRole('link', {
      name: checks.noAlt('evening', ['العربية']),
    })
    await expect(note).toHaveAttribute('href', `/dashboard/media?picture=${media}&alt=ar`)
    await staff(`media/${media}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ alt: { ar: 'ناعورة عند المساء' } }),
    })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(note).toHaveCount(0)
  })

  await test.step('its caption is written in place, its width chosen, and both undone', async () => {
    await page.keyboard.type('، 2025')
    await expect(caption).toHaveText('حماة، 2025')
    await choose(menuOf(page, 'text'), sizes.wide)
    await expect(figures.first()).toHaveClass(/wide/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(figures.first()).toHaveClass(/text/)
    await choose(menuOf(page, 'text'), sizes.full)
    expect(await violations(page)).toEqual([])
  })

  await test.step('a file that is pasted is uploaded and stands after it', async () => {
    await caption.click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('ثمّ')
    await expect(caption).toHaveText('حماة، 2025')
    const bytes = await plainPicture(640, 360, { r: 169, g: 74, b: 23 }).png().toBuffer()
    await pasteFile(page, 'mill.png', 'image/png', bytes)
    await expect(figures).toHaveCount(2)
    await expect(page.getByRole('region', { name: library.uploads })).toContainText(
      library.states.done,
    )
  })

  await test.step('MED-2 one that is dropped stands where it was dropped', async () => {
    const buffer = await plainPicture(800, 1600, { r: 40, g: 60, b: 90 }).png().toBuffer()
    await dropFile(text.getByText('Water.'), { name: 'weir.png', buffer })
    await expect(figures).toHaveCount(3)
    await expect(figures.first().getByRole('img')).not.toHaveAttribute('src', new RegExp(media))
    await expect(figures.first()).toHaveClass(/text/)
    await figures.first().getByRole('img').click()
    await choose(menuOf(page, 'text'), sizes.wide)
    await expect(figures.first()).toHaveClass(/wide/)
  })

  await test.step('one that is no picture says so and loses nothing', async () => {
    await pasteFile(page, 'letter.txt', 'text/plain', Buffer.from('Rima'))
    await expect(page.getByRole('region', { name: library.uploads })).toContainText(
      arabic.messages[messages.imageMissing],
    )
    await expect(text).toContainText('ثمّ')
    await page.getByRole('button', { name: library.clear }).click()
  })

  await test.step('one that is dropped on the gallery is its first', async () => {
    const buffer = await plainPicture(640, 360, { r: 90, g: 90, b: 20 }).png().toBuffer()
    const button = page.getByRole('button', { name: gallery.addImages })
    await dropFile(button, { name: 'sluice.png', buffer })
    await expect(page.getByRole('grid', { name: gallery.title }).getByRole('row')).toHaveCount(1)
  })

  await test.step('by keys, it is selected, removed, and brought back', async () => {
    await figures.last().locator('figcaption').click()
    // The editor hears of the caret a moment after the click.
    await expect(menuOf(page, 'text')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(figures.last()).toHaveClass(/selectednode/)
    await page.keyboard.press('Backspace')
    await expect(figures).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(figures).toHaveCount(3)
    await figures.last().getByRole('img').click()
    await choose(menuOf(page, 'text'), remove)
    await expect(figures).toHaveCount(2)
  })

  await test.step('what is not saved yet is there again after a reload, and is tried with it', async () => {
    await expect.poll(() => keptDrafts(page)).toEqual([`articles/posts/${id}`])
    await reopen(page)
    await expect(figures).toHaveCount(0)
    await page.getByRole('button', { name: saving.restoreDraft }).click()
    await expect(figures).toHaveCount(2)
    await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
    const previewed = page.getByRole('dialog').frameLocator('iframe').getByRole('figure')
    await expect(previewed.getByRole('img', { name: 'ناعورة عند المساء' })).toBeVisible()
    await expect(previewed.last()).toHaveText('حماة، 2025')
    await page.keyboard.press('Escape')
  })

  await test.step('saved, it is what was written', async () => {
    await saveButton(page, arabic).click()
    await expect(page).toHaveURL('/dashboard/blog')
    expect((await read()).content).toContain(
      `<figure class="full"><img src="/media/${media}/1600.webp" alt="" /><figcaption>حماة، 2025</figcaption></figure>`,
    )
  })

  await test.step('without scripts, on a phone, it is seen, named and no wider than the window', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.setViewportSize({ width: 320, height: 640 })
    await open(visitor, `${address}/ar/blog/${id}`)
    const figure = visitor.getByRole('figure').filter({ hasText: 'حماة، 2025' })
    const picture = figure.getByRole('img', { name: 'ناعورة عند المساء' })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.avif$/)
    const seen = await boxOf(picture)
    expect(seen).toMatchObject({ x: 0, width: 320 })
    await expect.poll(() => excessWidth(visitor)).toBe(0)
    await context.close()
  })

  await test.step('on paper, a tall one is whole and as it is', async () => {
    const visitor = await browser.newPage()
    await open(visitor, `${address}/ar/blog/${id}`)
    const picture = visitor.locator('figure.wide img')
    await picture.scrollIntoViewIfNeeded()
    await visitor.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await boxOf(picture)).height).toBeLessThan(610)
    const shape = async () => {
      const { width, height } = await boxOf(picture)
      return height / width
    }
    await expect.poll(shape).toBeCloseTo(2, 1)
    await visitor.close()
  })

  await test.step('a text that was not touched yet is unlocked at the picture that is clicked', async () => {
    await open(page, `/dashboard/blog/${id}`)
    await figures.last().getByRole('img').click()
    await expect(figures.last()).toHaveClass(/selectednode/)
    await expect(menuOf(page, 'full')).toBeVisible()
  })

  await test.step('a conflict shows the pictures of both', async () => {
    await open(page, `/dashboard/blog/${id}`)
    await text.press('Enter')
    await text.press('ControlOrMeta+End')
    await page.keyboard.type('مني')
    const body = new FormData()
    body.append('content', '<p>بلا صور</p>')
    await staff(`sections/posts/keys/articles/articles/ar/${id}`, { method: 'POST', body })
    await saveButton(page, arabic).click()
    const conflict = page.getByRole('alertdialog', { name: saving.conflict.title })
    await expect(conflict).toContainText('بلا صور')
    await expect(conflict.locator(`img[src*="${media}"]`).first()).toBeVisible()
    await conflict.getByText(saving.conflict.theirs).first().click()
    await conflict.getByRole('button', { name: saving.conflict.apply }).click()
    await expect.poll(async () => (await read()).content).toBe('<p>بلا صور</p>')
  })

  await test.step('and the history brings it back', async () => {
    await open(page, `/dashboard/blog/${id}`)
    await page.getByRole('button', { name: saving.history.open }).click()
    const history = page.getByRole('dialog', { name: saving.history.title })
    await history.getByRole('button', { name: saving.history.show }).nth(1).click()
    await expect(history.locator(`img[src*="${media}"]`).first()).toBeVisible()
    await history.getByRole('button', { name: saving.history.restore }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: saving.history.restore }).click()
    await expect(figures).toHaveCount(2)
    await expect.poll(async () => (await read()).content).toContain(media)
  })
})

test('MED-8 pictures of galleries and of pages are named where they have no alt text', async ({
  omar,
  address,
}) => {
  const staff = apiOf(address, (await signIn(address)).token)
  const send = (path: string, body: object) =>
    staff(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const media = await captionedNoria(staff, 'morning', 90)
  await send(`media/${media}`, { alt: { ar: 'ناعورة عند الفجر' } })
  const title = { en: 'Norias', ar: 'نواعير' }
  const blocks = {
    opening1: { kind: 'picture', picture: { media, focus: null }, width: 'text' },
  }
  const created = await send('pages', { title, order: ['opening1'], blocks })
  const { page: made } = (await created.json()) as { page: { id: number } }
  const id = await published(address, { section: 'posts', title: title.en })
  const gallery = new FormData()
  gallery.append('picked', JSON.stringify([media]))
  gallery.append('sort', JSON.stringify(['picked']))
  await staff(`sections/posts/keys/articles/articles/en/${id}`, { method: 'POST', body: gallery })

  const page = await omar('ar')
  const noteIn = (language: string) =>
    page.getByRole('link', { name: checks.noAlt('morning', [language]) })
  for (const editorPath of [`blog/${id}`, `pages/${made.id}`]) {
    await open(page, `/dashboard/${editorPath}`)
    await expect(noteIn('الإنجليزية')).toBeVisible()
    await expect(noteIn('العربية')).toHaveCount(0)
  }

  const library = page.waitForEvent('popup')
  await noteIn('الإنجليزية').click()
  const alt = arabic.form.nameIn(arabic.library.alt, 'الإنجليزية')
  const panel = await library
  const field = panel.getByRole('textbox', { name: alt, exact: true })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(panel.locator('form img').last()).toBeInViewport()

  const written = arabic.form.nameIn(arabic.library.alt, 'العربية')
  const unlock = arabic.form.unlock(arabic.library.alt, 'العربية')
  await panel.getByRole('button', { name: unlock }).click()
  await panel.getByRole('textbox', { name: written, exact: true }).fill('ناعورة قبل الفجر')
})

async function pasteFile(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ({ name, type, base64 }) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([content], name, { type }))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    { name, type, base64: bytes.toString('base64') },
  )
}
