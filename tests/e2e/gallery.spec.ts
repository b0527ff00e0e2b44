import type { Page } from '@playwright/test'
import { arabic } from '../../src/site/words/arabic.ts'
import { english } from '../../src/site/words/english.ts'
import { open } from '../support/open.ts'
import { boxOf, scrolledBy } from '../support/places.ts'
import { putPictureInBanner } from '../support/editing.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const items = 6
const titles = {
  en: ['A lined canal in the Ghab plain', 'One day on site'],
  ar: ['قناة مبطّنة في سهل الغاب', 'يوم في الموقع'],
} as const

for (const language of ['en', 'ar'] as const) {
  const words = language === 'ar' ? arabic : english
  const home = language === 'ar' ? '/ar' : '/'
  const sign = language === 'ar' ? -1 : 1
  const [pictureTitle, videoTitle] = titles[language]

  test.describe(`gallery, ${language}`, () => {
    test('GAL-1, GAL-7, K-05: dragging moves the strip twice as far and opens nothing', async ({
      visitor,
    }) => {
      await open(visitor, home)
      const slide = slideOf(visitor, words.gallery.position(2, items))
      const box = await boxOf(slide)
      await visitor.mouse.move(box.x + 90, box.y + 40)
      await visitor.mouse.down()
      await visitor.mouse.move(box.x + 90 - sign * 40, box.y + 40, { steps: 5 })
      await expect.poll(() => scrolledBy(stripOf(visitor))).toBe(sign * 80)
      await visitor.mouse.up()
      await expect(visitor.getByRole('dialog')).toHaveCount(0)
      await slideOf(visitor, words.gallery.position(1, items)).getByRole('link').click()
      await expect(visitor.getByRole('dialog')).toBeVisible()
    })

    test('GAL-2, GAL-5, GAL-7, K-05, R-03, R-16: arrows move by an item and 16 pixels, mirrored where Arabic is read', async ({
      visitor,
    }) => {
      await visitor.setViewportSize({ width: 768, height: 900 })
      await open(visitor, home)
      const next = visitor.getByRole('button', { name: words.gallery.next, exact: true })
      const previous = visitor.getByRole('button', { name: words.gallery.previous, exact: true })
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
      const { width } = await boxOf(slideOf(visitor, words.gallery.position(1, items)))
      await next.click()
      await expect.poll(() => scrolledBy(stripOf(visitor))).toBeCloseTo(sign * (width + 16), -0.5)
      await previous.click()
      await expect.poll(() => scrolledBy(stripOf(visitor))).toBe(0)
      const mirrored = await next
        .locator('svg')
        .evaluate((icon) => getComputedStyle(icon).transform)
      expect(mirrored).toBe(language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none')
    })

    test('GAL-3: the viewer tells titles, goes around at both ends and is left where it was entered', async ({
      visitor,
    }) => {
      await open(visitor, home)
      const thumbnail = visitor.getByRole('link', { name: pictureTitle })
      await expect(thumbnail.locator('picture img')).toHaveAttribute('alt', pictureTitle)
      await thumbnail.click()
      const viewer = visitor.getByRole('dialog', { name: words.gallery.viewer })
      await expect(
        viewer.getByText(words.gallery.position(1, items), { exact: true }),
      ).toBeVisible()
      await expect(viewer.getByRole('img', { name: pictureTitle })).toBeVisible()
      await expect(viewer.getByText(pictureTitle)).toBeVisible()
      await viewer.getByRole('button', { name: words.gallery.previous }).click()
      await expect(
        viewer.getByText(words.gallery.position(items, items), { exact: true }),
      ).toBeVisible()
      await viewer.getByRole('button', { name: words.gallery.next }).click()
      await expect(
        viewer.getByText(words.gallery.position(1, items), { exact: true }),
      ).toBeVisible()
      const last = viewer.getByRole('button', { name: words.gallery.position(items, items) })
      await last.click()
      await expect(last).toHaveAttribute('aria-current', 'true')
      await expect(
        viewer.getByText(words.gallery.position(items, items), { exact: true }),
      ).toBeVisible()
      await viewer.getByRole('button', { name: words.gallery.close }).click()
      await expect(viewer).toHaveCount(0)
      await expect(thumbnail).toBeFocused()
    })

    test('GAL-4, GAL-8, K-10, R-30: pictures are shown themselves, a video by its id, played at once', async ({
      visitor,
    }) => {
      await open(visitor, home)
      await expect(visitor.locator('[role=group] picture')).toHaveCount(items - 1)
      const video = visitor.getByRole('link', { name: videoTitle })
      await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      await video.click()
      const frame = visitor.locator('iframe[src*="youtube-nocookie.com/embed/aqz-KE-bpKQ"]')
      await expect(frame).toHaveAttribute('src', new RegExp(`autoplay=1.*hl=${language}`))
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      await expect(frame).toHaveAttribute('title', videoTitle)
      const viewer = visitor.getByRole('dialog')
      await expect(viewer.getByText(videoTitle)).toBeVisible()
      const link = language === 'ar' ? 'المشاهدة على يوتيوب' : 'Watch on YouTube'
      await expect(viewer.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      )
    })

    test('GAL-6, K-05: five places while another language loads', async ({ visitor }) => {
      await open(visitor, language === 'ar' ? '/ar/blog/1' : '/blog/1')
      const released = Promise.withResolvers<void>()
      await reroute(visitor, '**/*.data*', (route) => released.promise.then(() => route.continue()))
      const footer = visitor.getByRole('contentinfo')
      await footer.getByRole('button').click()
      // By a key: a click beside a menu that still moves would close it.
      await footer
        .getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })
        .press('Enter')
      const carousel = visitor.locator('section[aria-busy]')
      await expect(carousel.locator('span:empty')).toHaveCount(5)
      released.resolve()
      await expect(carousel).toHaveCount(0)
    })
  })
}

test('a picture that is cut keeps its focus in sight, mirrored nowhere', async ({
  visitor,
  address,
}) => {
  await putPictureInBanner(address, { banner_focus: { x: 0.93, y: 0.2 } })
  for (const home of ['/', '/ar']) {
    await open(visitor, home)
    await expect(visitor.locator('[data-hero] picture img').first()).toHaveCSS(
      'object-position',
      '100% 20%',
    )
  }
})

function slideOf(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true })
}

function stripOf(page: Page) {
  return page.locator('[role=group]').first().locator('..')
}
