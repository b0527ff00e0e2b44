import type { Locator } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { paste, writtenIn } from '../support/clipboard.ts'
import { copiedTexts } from '../support/copied-texts.ts'
import { open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

const { form } = english

const reader = '**/read-clipboard-*.js'

test.use({ provoked: /status of 400|ERR_FAILED/ })

test('FRM-17 Layla pastes from every program', async ({ layla }) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: form.nameIn(form.content, 'English') })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(reader, async (route) => {
    await arrived
    await route.continue()
  })
  await text.click()

  await test.step('and what she pastes before the reader is there comes with it', async () => {
    await paste(text, { html: '<p>One <b>two</b></p>', text: 'plain' })
    arrive()
    await expect(text).toHaveText('One two')
    expect(await writtenIn(text)).toContain('<strong>two</strong>')
  })

  for (const { name, written, ...copied } of copiedTexts) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await paste(text, copied)
    expect.soft((await writtenIn(text)).replace(/<p><\/p>$/, ''), name).toBe(written)
  }
})

test('FRM-17 a paste whose reader does not come brings its text', async ({ layla }) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: form.nameIn(form.content, 'English') })
  await page.route(reader, (route) => route.abort())
  await text.click()
  await paste(text, { html: '<p>One <b>two</b></p>', text: 'One two' })
  await expect(text).toHaveText('One two')
  expect(await writtenIn(text)).not.toContain('<strong>')
})

test('FRM-18 Omar pastes a text with pictures', async ({ omar }) => {
  const page = await omar('ar')
  await open(page, '/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: arabic.form.content }).first()
  const figures = text.locator('figure')
  const uploads = page.getByRole('region', { name: arabic.library.uploads })
  const [red, green, blue, grey, white] = await Promise.all(
    [{ r: 200 }, { g: 200 }, { b: 200 }, {}, { r: 250, g: 250, b: 250 }].map(picture),
  )
  await text.click()

  await test.step('those it holds are uploaded and stand where they stood', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/media', async (route) => {
      await released
      await route.continue()
    })
    await paste(text, {
      html: `<p>One<img src="${red}">two</p><p><img src="file:///C:/clip.png"></p><ul><li>three<img src="${green}"></li></ul><p>four</p>`,
      text: 'One two',
      file: { name: 'clip.png', type: 'image/png', base64: blue?.split(',')[1] ?? '' },
    })
    await expect(page.getByText(arabic.editor.picturesLeftOut(1))).toBeVisible()
    await page.keyboard.type('!')
    release()
    await expect(figures).toHaveCount(2)
    expect(await shapeOf(text)).toBe('One|FIGURE|two|three|FIGURE|four!')
  })

  await test.step('each is undone by itself, the text last', async () => {
    for (let left = 2; left > 0; left -= 1) {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(figures).toHaveCount(left - 1)
    }
    await expect(text).toContainText('four!')
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveText('')
  })

  await test.step('of two pastes at once, and one that cannot be read', async () => {
    await paste(text, {
      html: `<p>A</p><ul><li>x</li><li>y<p><img src="${blue}"></p><p><img src="${grey}"></p></li></ul><p>B</p>`,
    })
    await caretToStart(text)
    await paste(text, {
      html: `<p>C<img src="data:image/png;base64,AAAA">D<img src="${white}">E</p>`,
    })
    await expect(figures).toHaveCount(3)
    await expect(uploads).toContainText(arabic.messages[messages.notAnImage])
    await expect(text.getByRole('listitem').last().getByRole('paragraph')).toHaveCount(1)
    expect(await shapeOf(text)).toBe('C||D|FIGURE|EA|xy|FIGURE|FIGURE|B')
  })

  await test.step('too much of a text is refused in words', async () => {
    await paste(text, { html: '<div>'.repeat(2_000) })
    await expect(page.getByText(arabic.editor.tooMuchToPaste)).toBeVisible()
    await expect(text).toContainText('EA')
  })
})

async function picture(shade: object): Promise<string> {
  const bytes = await plainPicture(320, 180, { r: 20, g: 20, b: 20, ...shade })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

function shapeOf(text: Locator): Promise<string> {
  return text.evaluate((element) =>
    [...element.children]
      .map(({ tagName, textContent }) => (tagName === 'FIGURE' ? tagName : textContent))
      .join('|'),
  )
}

/** A change of the editor, such as a picture that has come, takes back a caret that it has not heard of yet. */
async function caretToStart(text: Locator): Promise<void> {
  await expect(async () => {
    await text.press('ControlOrMeta+Home')
    const place = await text.evaluate(async (element) => {
      await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
      const { anchorNode, anchorOffset } = document.getSelection() ?? {}
      return [element.firstElementChild?.contains(anchorNode ?? null), anchorOffset]
    })
    expect(place).toEqual([true, 0])
  }).toPass({ intervals: [25] })
}
