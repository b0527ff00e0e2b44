import type { Locator } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { rewriteSection } from '../support/editing.ts'
import { hydrate, open } from '../support/open.ts'
import { publishPageOfEveryKind } from '../support/page-of-blocks.ts'
import { arabic } from '../support/dashboard-words.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, test } from '../support/test.ts'
import { writtenTo } from '../support/visitors.ts'

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'light' })

for (const [language, home] of [
  ['en', '/'],
  ['ar', '/ar'],
] as const) {
  const words = siteWordsIn(language)
  const { posts_name: posts } = siteNamesIn(language)

  test(`FRC-1 what is chosen is seen (${language})`, async ({ visitor: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `${language === 'en' ? '' : home}/blog`)
    const header = page.getByRole('banner')
    await expectOutlined(header.getByRole('link', { name: posts, exact: true }))
    await expectOutlined(page.getByRole('contentinfo').getByRole('link', { name: posts }))
    await expectOutlined(page.locator('main a[hreflang][aria-current]'))
    await header.getByRole('button', { name: words.theme_label }).click()
    await expectOutlined(
      page.locator('label').filter({ has: page.getByRole('radio', { checked: true }) }),
    )
    await open(page, home)
    await expectOutlined(page.locator('#posts [aria-pressed=true]'))

    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole('button', { name: words.frame_menu }).click()
    await expectOutlined(page.getByRole('dialog').locator('a[aria-current]'))
  })

  test(`FRC-1 controls, icons and errors are seen (${language})`, async ({
    visitor: page,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    const { slugs } = await publishPageOfEveryKind(address)
    for (const path of [`/${slugs[language]}`, '/search', '/contact', '/nowhere', '']) {
      await open(page, `${language === 'en' ? '' : home}${path}` || '/')
      const controls = page.locator('main :is(a, button)').filter({ visible: true })
      expect(await controls.evaluateAll(withoutEdge), path).toEqual([])
      expect(await page.locator('svg[width]').evaluateAll(ofOtherColour), path).toEqual([])
    }
    const send = page.getByRole('button', { name: words.contact_send })
    // The form leads to another page without its script.
    await hydrate(send)
    await send.click()
    const name = page.getByRole('textbox', { name: words.contact_name })
    await expect(name).toHaveCSS('border-block-start-width', '3px')
    await page.getByRole('group').getByRole('link').first().click()
    const close = page.getByRole('button', { name: words.gallery_close })
    await close.press('Tab')
    await expectOutlined(page.locator(':focus-visible'))
  })
}

test('FRC-1 the field of notes and replies is seen, also where it is wrong', async ({
  layla,
  address,
}) => {
  const [name] = await writtenTo(address, 1)
  const { addNote, keepNote } = arabic.inbox
  const page = await layla('ar')
  await open(page, '/dashboard/inbox')
  const item = page.getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button').click()
  await item.getByRole('button', { name: addNote }).click()
  const box = item.locator('textarea').locator('..')
  await expect(item.locator('textarea')).toBeFocused()
  await expectOutlined(box)
  await expect(box).toHaveCSS('border-block-start-width', '1px')
  await item.getByRole('button', { name: keepNote }).click()
  await expect(box).toHaveCSS('border-block-start-width', '3px')
})

async function expectOutlined(chosen: Locator): Promise<void> {
  await expect(chosen).toHaveCSS('outline-style', 'solid')
}

/**
 * Runs in the page. Lists what is filled with a colour of the company's, which is gone, and has no
 * edge.
 */
function withoutEdge(controls: Element[]): string[] {
  return controls
    .filter((control) => {
      const style = getComputedStyle(control)
      const isPadded =
        parseFloat(style.paddingInlineStart) > 8 && parseFloat(style.borderTopLeftRadius) > 8
      return isPadded && style.borderTopWidth === '0px'
    })
    .map((control) => control.textContent ?? '')
}

/** Runs in the page. Lists icons of another colour than what they stand in. */
function ofOtherColour(icons: Element[]): string[] {
  return icons
    .filter((icon) => {
      const around = icon.parentElement
      return around && getComputedStyle(icon).color !== getComputedStyle(around).color
    })
    .map((icon) => icon.innerHTML)
}
