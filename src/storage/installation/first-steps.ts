import { demoNames } from '../../domain/people/identity.ts'
import type { Overview } from '../../domain/sections/overview.ts'
import { homePageId } from '../../domain/pages/page.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Db } from '../engine/tables.ts'
import { templatesIn } from '../pages/template-texts.ts'
import { matchingUsers } from '../people/user-rows.ts'
import { isBlankSection, readSection } from '../sections/section-document.ts'
import { isNothing, type Untouched, untouchedDemo } from './untouched-demo.ts'

export async function readFirstSteps(db: Db): Promise<Overview['start']> {
  const untouched = await untouchedDemo(db)
  const isOwn = async (section: SectionName) =>
    untouched.sections.every(({ name }) => name !== section) && !(await isBlankSection(db, section))
  const { contacts } = await readSection(db, 'contactUs')
  const users = await db.selectFrom('users').select('password_is_initial').execute()
  return {
    kind: !hasDemoContent(untouched) && (await hadDemo(db)),
    identity: await hasOwnName(db),
    look: await isOwn('look'),
    contact: contacts.length > 0 && (await isOwn('contactUs')),
    pages: untouched.pages.length === 0 && (await hasWrittenPages(db)),
    content: !hasDemoContent(untouched) && (await hasArticle(db)),
    password: users.every((user) => user.password_is_initial === 0),
    colleague: users.length > 1,
    secondFactor: await haveSecondFactors(db),
    demo: !isNothing(untouched),
  }
}

async function haveSecondFactors(db: Db): Promise<boolean> {
  const lacking = matchingUsers(db, { role: 'admin', status: 'active', hasSecondFactor: false })
  const [first] = await lacking
    .select('users.id')
    .where('invited_at', 'is', null)
    .limit(1)
    .execute()
  return first === undefined
}

/** A kind and hours alone do not make the demo company one's own. */
async function hasOwnName(db: Db): Promise<boolean> {
  const { texts } = await readSection(db, 'identity')
  const names = Object.values(texts.company_name)
  return names.some((name) => name !== '' && !demoNames.includes(name))
}

function hasDemoContent({ articles, cards }: Untouched): boolean {
  return articles.length + cards.length > 0
}

async function hadDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_documents').select('kind').limit(1).execute()).length > 0
}

async function hasWrittenPages(db: Db): Promise<boolean> {
  const published = db.selectFrom('pages').select('id').where('status', '=', 'published')
  const [page] = await published.where('id', '<>', homePageId).limit(1).execute()
  return page !== undefined && (await templatesIn(db, { status: 'published' })).size === 0
}

async function hasArticle(db: Db): Promise<boolean> {
  return (await db.selectFrom('articles').select('id').limit(1).execute()).length > 0
}
