import { isDeepStrictEqual } from 'node:util'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, inviteOmar, omar, signIn } from '../tests/support/product.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'

const id = 'L7'
const articles = 'sections/posts/keys/articles/articles'
const fields = ['title', 'content'] as const
const languages = ['en', 'ar'] as const

type Change = { field: (typeof fields)[number]; language: (typeof languages)[number]; text: string }
type Texts = Record<string, Record<string, string>>

export const twoEditors: Experiment = { id, what: 'two editors at once', engines, run }

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const { address } = await place.start()
  await inviteOmar(address)
  const editors = await Promise.all([signIn(address), signIn(address, omar)])
  const [layla, other] = editors.map(({ token }) => apiOf(address, token)) as [Api, Api]
  const rounds = isShort ? 50 : 1_000
  const chance = chanceFrom(rounds)
  const article = await begun(layla)
  let mixed = 0
  let unexplained = 0
  for (let round = 0; round < rounds; round++) {
    const { revision, texts } = await read(layla, article)
    const changes = [change(chance, `Layla ${round}`), change(chance, `Omar ${round}`)] as const
    const answers = await Promise.all([
      save(layla, article, changes[0], revision),
      save(other, article, changes[1], revision),
    ])
    const kept = changes.filter((_, place) => answers[place]?.status === 200)
    const after = await read(layla, article)
    if (!isDeepStrictEqual(after.texts, withChanges(texts, kept))) mixed += 1
    if (!isExplained(changes, answers)) unexplained += 1
  }
  const count = { id, unit: '', goal: { most: 0 } } as const
  return [
    { ...count, what: `of ${rounds} times, a mixture nobody wrote`, value: mixed },
    { ...count, what: 'other than both kept, or one and 409 with both texts', value: unexplained },
  ]
}

function change(chance: () => number, name: string): Change {
  const field = fields[Math.floor(chance() * fields.length)] ?? 'title'
  const language = languages[Math.floor(chance() * languages.length)] ?? 'en'
  return { field, language, text: `<p>${name}</p>` }
}

async function begun(api: Api): Promise<number> {
  const texts = {
    en: ['Opening in Hama', 'By the norias.'],
    ar: ['افتتاح في حماة', 'عند النواعير.'],
  }
  let path = ''
  for (const language of languages) {
    const [title = '', content = ''] = texts[language]
    const body = new FormData()
    body.append('title', title)
    body.append('content', content)
    const saved = await api(`${articles}/${language}${path}`, { method: 'POST', body })
    path = `/${((await saved.json()) as { article: { id: number } }).article.id}`
  }
  return Number(path.slice(1))
}

async function read(api: Api, article: number): Promise<{ revision: number; texts: Texts }> {
  const answer = await api(`posts/keys/articles/articles/${article}/en`)
  return ((await answer.json()) as { article: { revision: number; texts: Texts } }).article
}

type Saved = { status: number; conflicts: { mine: string; theirs: string }[] }

async function save(
  api: Api,
  article: number,
  { field, language, text }: Change,
  base: number,
): Promise<Saved> {
  const body = new FormData()
  body.append(field, text)
  body.append('base_revision', String(base))
  const answer = await api(`${articles}/${language}/${article}`, { method: 'POST', body })
  const { conflicts = [] } = (await answer.json()) as Partial<Saved>
  return { status: answer.status, conflicts }
}

function withChanges(texts: Texts, kept: Change[]): Texts {
  const changed = structuredClone(texts)
  for (const { field, language, text } of kept) {
    changed[language] = { ...changed[language], [field]: text }
  }
  return changed
}

/** Separate changes are both kept; of two to the same text one is, and the other is told both. */
function isExplained([one, other]: readonly [Change, Change], answers: Saved[]) {
  const statuses = answers.map(({ status }) => status).toSorted()
  const isApart = one.field !== other.field || one.language !== other.language
  if (isApart) return isDeepStrictEqual(statuses, [200, 200])
  const [conflict] = answers.flatMap(({ conflicts }) => conflicts)
  const told = [conflict?.mine, conflict?.theirs].toSorted()
  return (
    isDeepStrictEqual(statuses, [200, 409]) &&
    isDeepStrictEqual(told, [one.text, other.text].toSorted())
  )
}
