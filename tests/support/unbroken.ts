import type { Page } from '@playwright/test'
import { branchTexts } from '../../src/domain/contact/branch.ts'
import { formTexts, optionTexts } from '../../src/domain/forms/form.ts'
import { blockTexts } from '../../src/domain/pages/block.ts'
import { cardTextLimits } from '../../src/domain/partners/partner-card.ts'
import { sectionTexts } from '../../src/domain/sections/section.ts'
import { siteNameLimits } from '../../src/domain/site-words/site-names.ts'
import { addCard, rewriteSection } from './editing.ts'
import { blocksOfEveryKind, publishPageOfEveryKind } from './page-of-blocks.ts'
import { apiOf, signIn } from './product.ts'

const longest = 250
const letters = { en: 'm', ar: 'س' }

function unbroken(limit = longest, language: keyof typeof letters = 'en'): string {
  return letters[language].repeat(Math.min(longest, limit))
}

const inBoth = (limit: number) => ({ en: unbroken(limit), ar: unbroken(limit, 'ar') })

type Filled = { post: number; product: number; page: string; pageId: number; form: number }

export async function fillWithUnbroken(address: string): Promise<Filled> {
  const { token } = await signIn(address)
  const staff = apiOf(address, token)
  const { navigation: _, look: __, words: ___, ...sections } = sectionTexts
  for (const [section, texts] of Object.entries({ ...sections, words: siteNameLimits })) {
    const content = Object.entries(texts).map(([name, limit]) => [
      name,
      name === 'whatsapp_number' ? { en: '+963944555171' } : inBoth(limit),
    ])
    await rewriteSection(address, section, Object.fromEntries(content))
  }
  const email = `${'m'.repeat(60)}@${'n'.repeat(60)}.example`
  await rewriteSection(address, 'contactUs', {
    contact_form: true,
    contacts: [{ type: 'email', value: email }],
    branches: ['branch01'],
    branch_email: { branch01: email },
    ...Object.fromEntries(
      Object.entries(branchTexts).map(([name, limit]) => [name, { branch01: inBoth(limit) }]),
    ),
  })
  const posts = { posts: 0, business: 0, products: 0 }
  for (const section of ['posts', 'business', 'products'] as const) {
    posts[section] = await fillArticles(section)
  }
  await addCard(address, { en: cardOf('en'), ar: cardOf('ar') })
  const page = await publishPageOfEveryKind(address, {
    title: inBoth(longest),
    lead: inBoth(longest),
    texts: Object.fromEntries(blockTextNames()),
  })
  await rewriteSection(address, 'navigation', {
    menu: [
      {
        id: 'opened01',
        links: [{ id: 'linked01', target: { kind: 'section', section: 'posts' } }],
      },
      { id: 'button01', target: { kind: 'page', id: page.id } },
    ],
    footer: [{ id: 'column01', links: [{ id: 'linked02', target: { kind: 'contact' } }] }],
    menu_button: 'button01',
    labels: Object.fromEntries(
      ['opened01', 'linked01', 'button01', 'column01', 'linked02'].map((id) => [id, inBoth(60)]),
    ),
  })
  await send('languages', { name: unbroken(100), code: 'de', status: 'pending' })
  await send('redirects', { path: `/old/${unbroken()}`, target: { kind: 'home' } })
  await send('contact', {
    name: unbroken(100),
    email: `${'m'.repeat(60)}@${'m'.repeat(60)}.example`,
    message: unbroken(),
    language: 'en',
  })
  const user = new FormData()
  const karim = {
    name: unbroken(100),
    email: `karim${'m'.repeat(50)}@${'m'.repeat(60)}.example`,
    password: 'Orontes-1936-water',
    role_id: '2',
    status: 'active',
  }
  for (const [name, value] of Object.entries(karim)) user.append(name, value)
  await expectOk(await staff('users', { method: 'POST', body: user }))
  return {
    post: posts.posts,
    product: posts.products,
    page: page.slugs.en ?? '',
    pageId: page.id,
    form: await fillForm(),
  }

  async function fillForm(): Promise<number> {
    const { form } = await send('forms', { preset: 'job' })
    const ofFields = Object.keys(form.texts.en).filter((name) => name.includes(':'))
    await send(`forms/${form.id}`, {
      ...Object.fromEntries(
        Object.entries(formTexts).map(([name, limit]) => [name, inBoth(limit)]),
      ),
      texts: Object.fromEntries(ofFields.map((name) => [name, inBoth(optionTexts.option)])),
    })
    return form.id
  }

  async function fillArticles(section: string): Promise<number> {
    const listed = await staff(`sections/${section}/keys/articles/articles/en?per_page=100`)
    const { articles } = (await listed.json()) as { articles: { id: number }[] }
    for (const { id } of articles) {
      for (const language of ['en', 'ar'] as const) {
        const body = new FormData()
        body.append('title', unbroken(longest, language))
        body.append('content', `<p>${unbroken(longest, language)}</p>`)
        const path = `sections/${section}/keys/articles/articles/${language}/${id}`
        await expectOk(await staff(path, { method: 'POST', body }))
      }
    }
    return articles[0]?.id ?? 0
  }

  async function send(path: string, json: object) {
    const headers = { 'content-type': 'application/json' }
    const answer = await staff(path, { method: 'POST', headers, body: JSON.stringify(json) })
    await expectOk(answer.clone())
    return answer.json()
  }
}

function cardOf(language: 'en' | 'ar') {
  return {
    name: unbroken(cardTextLimits.name, language),
    description: unbroken(cardTextLimits.description, language),
    phone_number: '+963 33 555 0142',
  }
}

function blockTextNames(): [string, object][] {
  return Object.entries(blocksOfEveryKind([])).flatMap(([id, block]) => {
    const { texts, itemTexts } = blockTexts[block.kind as keyof typeof blockTexts]
    const items = 'items' in block ? block.items : []
    return [
      ...Object.entries(texts).map(([name, limit]) => named(name, id, limit)),
      ...items.flatMap((item) =>
        Object.entries(itemTexts).map(([name, limit]) => named(name, item.id, limit)),
      ),
    ]
  })
}

function named(name: string, id: string, limit: number): [string, object] {
  return [`${name}:${id}`, inBoth(limit)]
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(await answer.text())
}

/** Texts whose letters lie beyond what is shown of them, unless an ellipsis or a scroll bar leads there. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      range.selectNodeContents(node)
      const { left, right, top } = range.getBoundingClientRect()
      const box = boxAround(parent)
      if (right - left < 2 || !box) continue
      // Links for keys wait above the page.
      const isAbove =
        top + scrollY < -1 && getComputedStyle(parent).position === 'static' && !scrolls(parent)
      if (isAbove || left < box.left - 1 || right > box.right + 1) found.add(described(parent))
    }
    return [...found]

    function isSeen(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }

    function scrolls(element: Element | null): boolean {
      if (!element || element === document.body) return false
      return getComputedStyle(element).overflowY === 'auto' || scrolls(element.parentElement)
    }

    function boxAround(element: Element): DOMRect | undefined {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(at)
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return undefined
        if (overflowX === 'visible' || at === document.body) continue
        return textOverflow === 'ellipsis' ? undefined : at.getBoundingClientRect()
      }
      return new DOMRect(0, 0, innerWidth, innerHeight)
    }

    function described(element: Element): string {
      const classes = (one: Element | null) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`
      return `${classes(element.parentElement)} > ${classes(element)}: ${element.textContent?.slice(0, 12)}`
    }
  })
}

export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const { width = 0 } = node.parentElement?.getBoundingClientRect() ?? {}
      const isLeftOut = node.parentElement?.closest('bdi.ltr, [aria-hidden=true]')
      if (width < 2 || isLeftOut || !node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]{2,24}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const middles = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2)
        if (Math.max(...middles) - Math.min(...middles) > 8) found.add(word)
      }
    }
    return [...found]
  })
}
