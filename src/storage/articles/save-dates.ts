import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import type { PublicationDate } from '../../domain/articles/publication.ts'
import { newDates, type NewDate } from '../../domain/articles/publication-dates.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { timeZoneOf } from '../scheduling/time-zone-store.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import type { articleDocument } from './article-document.ts'
import { removeDates, setDates } from './article-dates.ts'
import { writeStates } from './article-states.ts'
import { documentIn } from './article-save.ts'
import { requireEach } from './save-publication.ts'

export type DateChange = NewDate | { action: 'cancel'; languages: LanguageCode[] }

export function saveDates(
  trx: Trx,
  section: ArticleSection,
  id: number,
  change: DateChange,
  edit: Edit,
) {
  const document: typeof articleDocument = {
    ...documentIn(section, { at: edit.at }),
    async write(_trx, article) {
      const dates =
        change.action === 'cancel'
          ? await cancelDates(trx, article, change.languages)
          : await addDates(trx, article, change, edit)
      const dated = { ...article, publication: { ...article.publication, dates } }
      await writeStates(trx, dated)
      return dated
    },
  }
  return saveWithRevision(trx, document, id, {
    action: 'change',
    edit,
    sent: null,
    change(current) {
      refuseStale(edit, current)
      return current
    },
  })
}

async function cancelDates(
  trx: Trx,
  article: Article,
  languages: LanguageCode[],
): Promise<PublicationDate[]> {
  const { dates } = article.publication
  requireEach(languages, (_all, part) => dates.some(({ language }) => language === part), article)
  const isCancelled = ({ language }: PublicationDate) => languages.includes(language)
  await removeDates(trx, article.id, dates.filter(isCancelled))
  return dates.filter((date) => !isCancelled(date))
}

async function addDates(
  trx: Trx,
  article: Article,
  change: NewDate,
  edit: Edit,
): Promise<PublicationDate[]> {
  const added = newDates(article, change, await timeZoneOf(trx), edit.at)
  await setDates(trx, article.id, added, edit)
  const isReplaced = ({ language, action }: PublicationDate) =>
    action === change.action && change.languages.includes(language)
  return [...article.publication.dates.filter((date) => !isReplaced(date)), ...added]
}
