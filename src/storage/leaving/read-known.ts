import { defaultPublicLanguage } from '../../domain/languages/language.ts'
import type { LeavingSite } from '../../domain/leaving/site-file.ts'
import { type SectionName, sectionNames } from '../../domain/sections/section.ts'
import type { Db } from '../engine/tables.ts'
import { toFiles } from '../files/file-document.ts'
import { toForms } from '../forms/form-rows.ts'
import { toLibraryPictures } from '../media/library-document.ts'
import { toCards } from '../partners/card-document.ts'
import { ruleOf } from '../scheduling/publishing-rule-store.ts'
import { timeZoneOf } from '../scheduling/time-zone-store.ts'
import { readSection } from '../sections/section-document.ts'
import { toRedirect } from '../seo/redirect-rows.ts'
import { readTopic } from '../topics/topic-document.ts'
import type { Known } from './surroundings.ts'

export async function readKnown(db: Db): Promise<Known> {
  const topics = await db.selectFrom('topics').select('id').orderBy('id').execute()
  const files = await db.selectFrom('files').selectAll().orderBy('id').execute()
  const cards = await db.selectFrom('cards').selectAll().orderBy('position').execute()
  const redirects = await db.selectFrom('redirects').selectAll().orderBy('id').execute()
  return {
    site: await readSite(db),
    pictures: await readPictures(db),
    files: await toFiles(db, files),
    topics: await Promise.all(topics.map(({ id }) => readTopic(db, id))),
    cards: await toCards(db, cards),
    redirects: redirects.map(toRedirect),
    oldPageSlugs: await db
      .selectFrom('page_old_slugs')
      .select(['language', 'slug', 'page_id as id'])
      .orderBy('slug')
      .execute(),
    oldTopicSlugs: await db
      .selectFrom('topic_old_slugs')
      .select(['language', 'slug', 'topic_id as id'])
      .orderBy('slug')
      .execute(),
  }
}

async function readSite(db: Db): Promise<LeavingSite> {
  const languages = await db
    .selectFrom('languages')
    .select(['id', 'name', 'code', 'status'])
    .orderBy((order) => order('code', '=', defaultPublicLanguage), 'desc')
    .orderBy('id')
    .execute()
  const forms = await db.selectFrom('forms').selectAll().orderBy('id').execute()
  return {
    languages,
    timeZone: await timeZoneOf(db),
    publishingRule: await ruleOf(db),
    sections: await Promise.all(sectionNames.map((name: SectionName) => readSection(db, name))),
    forms: await toForms(db, forms),
  }
}

const atOnce = 500

async function readPictures(db: Db): Promise<Known['pictures']> {
  const pictures: Known['pictures'] = []
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('library', '=', 1)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    pictures.push(...(await toLibraryPictures(db, rows)))
    const end = rows.at(-1)
    if (!end) return pictures
    last = end.id
  }
}
