import { expect, test } from 'vitest'
import { saveOf } from '../../tests/support/articles.ts'
import { byLayla } from '../../tests/support/cast.ts'
import { companies } from '../../tests/support/companies.ts'
import { dice } from '../../tests/support/dice.ts'
import { exported, type Storage, take, told } from '../../tests/support/round-trips.ts'
import { staffedStorage } from '../../tests/support/storages.ts'
import { articleSections } from '../domain/articles/article.ts'
import { cleanRichText } from '../domain/rich-text/clean-rich-text.ts'
import { cleaned } from '../domain/text/short-value.ts'

const count = Number(process.env.ROUND_TRIPS ?? 200)
const languages = ['en', 'ar', 'tr', 'de', 'fr', 'ru', 'fa', 'ku', 'el', 'zh']

async function expectTheSame(storage: Storage): Promise<void> {
  const folder = await exported(storage)
  const empty = await staffedStorage('SQLite')
  const { lines } = await take(empty, folder)
  expect(lines.filter(({ outcome }) => outcome === 'left out')).toEqual([])
  expect(await told(await exported(empty))).toEqual(await told(folder))
}

const words = [
  ...'water wheel noria ماء ناعورة حقل القمح 水車 😀 é ß'.split(' '),
  ...'* ** _ __ # ## 1. 2) - + > | ` ``` ~~ --- === ! [x](y) ![] \\\\ {{x}} &amp; &lt;b&gt; : :a: @me'.split(
    ' ',
  ),
  ...'https://norias.example/?a=1 www.norias.example a*b* _c_d #tag &amp;amp; "q" \u2019s'.split(
    ' ',
  ),
]

function randomHtml(roll: (sides: number) => number): string {
  const one = (all: string[]) => all[roll(all.length)] ?? ''
  const many = (most: number, make: () => string, between = '') =>
    Array.from({ length: 1 + roll(most) }, make).join(between)
  const plain = () => many(5, () => one(words), ' ')
  const inline = (): string => {
    const text = plain()
    const kinds = [
      text,
      text,
      `<strong>${text}</strong>`,
      `<em>${text}</em>`,
      `<u>${text}</u>`,
      `<s>${text}</s>`,
      `<a href="https://norias.example/a_b?c=(1)">${text}</a>`,
      `<span style="color:#FF0000">${text}</span>`,
      `<strong><em>${text}</em></strong>`,
      `${text}<br />${plain()}`,
    ]
    return one(kinds)
  }
  const line = () => many(4, inline, one(['', ' ']))
  const list = (depth: number): string => {
    const item = () =>
      `<li><p>${line()}</p>${depth > 0 && roll(3) === 0 ? list(depth - 1) : ''}</li>`
    return one(['ul', 'ol']) === 'ul'
      ? `<ul>${many(3, item)}</ul>`
      : `<ol start="${1 + roll(4)}">${many(3, item)}</ol>`
  }
  const cells = (name: string) => many(1, () => `<${name}><p>${line()}</p></${name}>`).repeat(2)
  const block = () =>
    one([
      `<p>${line()}</p>`,
      `<p dir="${one(['ltr', 'rtl'])}">${line()}</p>`,
      `<h2>${line()}</h2>`,
      `<h3>${line()}</h3>`,
      list(2),
      `<blockquote><p>${line()}</p></blockquote>`,
      `<table><tbody><tr>${cells('th')}</tr><tr>${cells('td')}</tr></tbody></table>`,
    ])
  return cleanRichText(many(6, block))
}

async function withTenLanguages(): Promise<Storage> {
  const storage = await staffedStorage('SQLite')
  for (const code of languages.slice(2)) {
    const language = { name: code.toUpperCase(), code, status: 'pending' as const }
    await storage.languages.add(language, byLayla())
  }
  return storage
}

test(`${count} random texts in ten languages come back as they were (EXP-1)`, async () => {
  const storage = await withTenLanguages()
  for (let seed = 0; seed < count; seed += 1) {
    const roll = dice(seed)
    const section = articleSections[roll(3)] ?? 'posts'
    const text = () => ({
      title: cleaned('line', `${words[roll(words.length)]} ${words[roll(words.length)]} ${seed}`),
      content: randomHtml(roll),
      meta_description: roll(2) ? (words[roll(words.length)] ?? '') : '',
    })
    const own = seed % 20 === 0 ? languages : [languages[roll(10)] ?? 'en', 'en']
    const saves = [...new Set(own)].map((code) => ({
      ...saveOf(code, text()),
      wish: 'no' as const,
    }))
    const [first, ...others] = saves
    if (first) await storage.articles.createInEach(section, [first, ...others], byLayla())
  }
  await expectTheSame(storage)
})

test.each(companies.map(({ kind, ...company }) => [kind, company] as const))(
  'the site of a %s comes back as it was (EXP-1)',
  async (kind, { name, about, address, articles }) => {
    const storage = await staffedStorage('SQLite')
    await storage.demo.startAs(kind, byLayla())
    const inEach = (field: string, { en, ar }: { en: string; ar: string }) => ({
      [`${field}.en`]: en,
      [`${field}.ar`]: ar,
    })
    await storage.sections.change('identity', inEach('company_name', name), byLayla())
    await storage.sections.change('aboutUs', inEach('section_description', about), byLayla())
    await storage.sections.change('contactUs', inEach('section_address', address), byLayla())
    for (const { section, title, text } of articles) {
      const save = (code: 'en' | 'ar') => ({
        ...saveOf(code, { title: title[code], content: text[code] }),
        wish: 'no' as const,
      })
      await storage.articles.createInEach(section, [save('en'), save('ar')], byLayla())
    }
    await expectTheSame(storage)
  },
)
