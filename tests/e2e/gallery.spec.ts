import type { Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { putPictureInBanner } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { boxOf, scrolledBy } from '../support/places.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const items = 6
const titles = {
  en: { picture: 'A lined canal in the Ghab plain', video: 'One day on site' },
  ar: { picture: 'قناة مبطّنة في سهل الغاب', video: 'يوم في الموقع' },
} as const
const keys = {
  en: { forward: 'ArrowRight', back: 'ArrowLeft' },
  ar: { forward: 'ArrowLeft', back: 'ArrowRight' },
} as const

type Language = keyof typeof titles

const canal = {
  en: 'A straight canal between green fields, running towards hills beneath the sun',
  ar: 'قناة مستقيمة بين حقول خضراء تمتدّ نحو التلال تحت الشمس',
} as const

for (const language of ['en', 'ar'] as const) {
  const words = siteWordsIn(language)

  test(`GAL-1, GAL-2, GAL-3, GAL-4, GAL-5, GAL-7, GAL-8, K-05, K-10, R-03, R-15, R-16, R-30: the gallery of the home page (${language})`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 768, height: 900 })
    await open(visitor, language === 'ar' ? '/ar' : '/')
    const step = (name: string, look: (page: Page, language: Language) => Promise<void>) =>
      test.step(name, () => look(visitor, language))
    await step('GAL-2, GAL-5, GAL-7, K-05, R-03, R-16: arrows move by an item', movesByArrows)
    await visitor.setViewportSize({ width: 1280, height: 720 })
    await step('GAL-1, GAL-7, K-05: dragging moves twice as far and opens nothing', drags)
    await step('GAL-3: the viewer tells titles and goes around at both ends', goesAroundViewer)
    await step('R-15, R-30: arrow keys turn to where the language is read', turnsByKeys)
    await step('GAL-4, GAL-8, K-10, R-30: a video is shown by its id', playsVideo)
  })

  test(`GAL-3, GAL-6, K-05: the gallery of an article goes around by keys, and keeps its place while another language loads (${language})`, async ({
    visitor,
  }) => {
    await open(visitor, language === 'ar' ? '/ar/blog/1' : '/blog/1')
    const thumbnail = visitor.getByRole('link', { name: canal[language] })
    await thumbnail.click()
    const viewer = visitor.getByRole('dialog', { name: words.gallery_viewer })
    await expect(
      viewer.getByText(words.fill('gallery_position', { index: 1, total: 5 }), { exact: true }),
    ).toBeVisible()
    for (const shown of [2, 3, 4, 5, 1]) {
      await visitor.keyboard.press(keys[language].forward)
      await expect(
        viewer.getByText(words.fill('gallery_position', { index: shown, total: 5 }), {
          exact: true,
        }),
      ).toBeVisible()
    }
    await visitor.keyboard.press('Escape')
    await expect(thumbnail).toBeFocused()

    const released = Promise.withResolvers<void>()
    await reroute(visitor, '**/*.data*', (route) => released.promise.then(() => route.continue()))
    const footer = visitor.getByRole('contentinfo')
    await footer.getByRole('button').click()
    // A key is pressed because a click beside a menu that still moves would close it.
    const other = language === 'ar' ? 'English' : 'العربية'
    await footer.getByRole('link', { name: other }).press('Enter')
    const carousel = visitor.locator('section[aria-busy]')
    await expect(carousel.locator('span:empty')).toHaveCount(5)
    released.resolve()
    await expect(carousel).toHaveCount(0)
  })
}

test('the picture of the hero is asked for first, as AVIF, and keeps its focus in sight, mirrored nowhere', async ({
  visitor,
  address,
}) => {
  await putPictureInBanner(address, { banner_focus: { x: 0.93, y: 0.2 } })
  for (const home of ['/', '/ar']) {
    await open(visitor, home)
    const picture = visitor.locator('[data-hero] picture img').first()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
    await expect(picture).toHaveCSS('object-position', '100% 20%')
  }
})

async function movesByArrows(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const sign = language === 'ar' ? -1 : 1
  const next = page.getByRole('button', { name: words.gallery_next, exact: true })
  const previous = page.getByRole('button', { name: words.gallery_previous, exact: true })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  const { width } = await boxOf(
    slideOf(page, words.fill('gallery_position', { index: 1, total: items })),
  )
  await next.click()
  await expect.poll(() => scrolledBy(stripOf(page))).toBeCloseTo(sign * (width + 16), -0.5)
  await previous.click()
  await expect.poll(() => scrolledBy(stripOf(page))).toBe(0)
  const mirrored = await next.locator('svg').evaluate((icon) => getComputedStyle(icon).transform)
  expect(mirrored).toBe(language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none')
}

async function drags(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const sign = language === 'ar' ? -1 : 1
  const box = await boxOf(slideOf(page, words.fill('gallery_position', { index: 2, total: items })))
  await page.mouse.move(box.x + 90, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 90 - sign * 40, box.y + 40, { steps: 5 })
  await expect.poll(() => scrolledBy(stripOf(page))).toBe(sign * 80)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await slideOf(page, words.fill('gallery_position', { index: 1, total: items }))
    .getByRole('link')
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function goesAroundViewer(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const { picture } = titles[language]
  const thumbnail = page.getByRole('link', { name: picture })
  await expect(thumbnail.locator('picture img')).toHaveAttribute('alt', picture)
  await thumbnail.click()
  const viewer = page.getByRole('dialog', { name: words.gallery_viewer })
  const at = (shown: number) =>
    viewer.getByText(words.fill('gallery_position', { index: shown, total: items }), {
      exact: true,
    })
  await expect(at(1)).toBeVisible()
  await expect(viewer.getByRole('img', { name: picture })).toBeVisible()
  await expect(viewer.getByText(picture)).toBeVisible()
  await viewer.getByRole('button', { name: words.gallery_previous }).click()
  await expect(at(items)).toBeVisible()
  await viewer.getByRole('button', { name: words.gallery_next }).click()
  await expect(at(1)).toBeVisible()
  const last = viewer.getByRole('button', {
    name: words.fill('gallery_position', { index: items, total: items }),
  })
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'true')
  await expect(at(items)).toBeVisible()
  await viewer.getByRole('button', { name: words.gallery_close }).click()
  await expect(viewer).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
}

async function turnsByKeys(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  await slideOf(page, words.fill('gallery_position', { index: 2, total: items }))
    .getByRole('link')
    .click()
  const viewer = page.getByRole('dialog', { name: words.gallery_viewer })
  const second = viewer.getByText(words.fill('gallery_position', { index: 2, total: items }), {
    exact: true,
  })
  await expect(second).toBeVisible()
  await expect(viewer.locator('img').first()).toHaveCSS('transform', 'none')
  await page.keyboard.press(keys[language].forward)
  await expect(
    viewer.getByText(words.fill('gallery_position', { index: 3, total: items }), { exact: true }),
  ).toBeVisible()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', new RegExp(`hl=${language}`))
  await expect(viewer.locator('iframe')).toHaveAttribute('title', titles[language].video)
  await page.keyboard.press(keys[language].back)
  await expect(second).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
}

async function playsVideo(page: Page, language: Language): Promise<void> {
  const { video: title } = titles[language]
  await expect(page.locator('[role=group] picture')).toHaveCount(items - 1)
  const video = page.getByRole('link', { name: title })
  await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await video.click()
  const frame = page.locator('iframe[src*="youtube-nocookie.com/embed/aqz-KE-bpKQ"]')
  await expect(frame).toHaveAttribute('src', new RegExp(`autoplay=1.*hl=${language}`))
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame).toHaveAttribute('title', title)
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(title)).toBeVisible()
  const link = language === 'ar' ? 'المشاهدة على يوتيوب' : 'Watch on YouTube'
  await expect(viewer.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
}

function slideOf(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true })
}

function stripOf(page: Page) {
  return page.locator('[role=group]').first().locator('..')
}
