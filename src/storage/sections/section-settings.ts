import { type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import { hiddenSections, ownNavigation, showsAuthors } from '../../domain/navigation/navigation.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import { ownSeo } from '../../domain/seo/seo.ts'
import { hasSettings, type SectionName, sectionNames } from '../../domain/sections/section.ts'
import { sharedRead } from '../engine/shared-reads.ts'
import type { Db, Trx } from '../engine/tables.ts'

export async function settingsOf(db: Db, section: SectionName): Promise<Values> {
  return (await settingsOfAll(db, [section])).get(section) ?? {}
}

export function settingsOfAll(db: Db, sections: SectionName[]): Promise<Map<SectionName, Values>> {
  return sharedRead(
    db,
    'settings',
    () => readSettings(db, sectionNames.filter(hasSettings)),
    () => readSettings(db, sections),
  )
}

async function readSettings(db: Db, sections: SectionName[]): Promise<Map<SectionName, Values>> {
  if (sections.length === 0) return new Map()
  const rows = await db
    .selectFrom('section_settings')
    .select(['section', 'name', 'value'])
    .where('section', 'in', sections)
    .execute()
  const settings = new Map<SectionName, Values>()
  for (const { section, name, value } of rows) {
    const known = settings.get(section) ?? {}
    settings.set(section, { ...known, [name]: JSON.parse(value) })
  }
  return settings
}

/** It is a value, not a join, so that lists and searches cost no more. */
export async function hiddenIn(db: Db): Promise<ArticleSection[]> {
  return hiddenSections(ownNavigation(await settingsOf(db, 'navigation')))
}

export async function sectionsWithAuthors(db: Db): Promise<ArticleSection[]> {
  const own = ownNavigation(await settingsOf(db, 'navigation'))
  return articleSections.filter((section) => showsAuthors(own, section))
}

export async function hasReadableAddresses(db: Db): Promise<boolean> {
  return ownSeo(await settingsOf(db, 'seo')).readable_addresses === true
}

export async function writeSettings(
  trx: Trx,
  section: SectionName,
  before: Values,
  after: Values,
): Promise<void> {
  const gone = Object.keys(before).filter((name) => !(name in after))
  if (gone.length > 0) {
    await trx
      .deleteFrom('section_settings')
      .where('section', '=', section)
      .where('name', 'in', gone)
      .execute()
  }
  for (const [name, value] of Object.entries(after)) {
    if (isSame(before[name], value)) continue
    const row = { section, name, value: JSON.stringify(value) }
    await trx
      .insertInto('section_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['section', 'name']).doUpdateSet({ value: row.value }),
      )
      .execute()
  }
}
