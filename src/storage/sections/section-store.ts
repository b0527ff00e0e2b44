import type { OwnAnnouncement } from '../../domain/contact/own-announcement.ts'
import { mergeBranches } from '../../domain/contact/merge-branches.ts'
import { announcementProblems } from '../../domain/contact/announcement.ts'
import { changeGallery, type GalleryEdit } from '../../domain/gallery/change-gallery.ts'
import { itemTitleValues } from '../../domain/gallery/gallery.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { type Look, lookOf, ownLook } from '../../domain/look/look.ts'
import { mergeNavigation, withoutLists } from '../../domain/navigation/merge-navigation.ts'
import type { Linked } from '../../domain/navigation/menu-in.ts'
import {
  type LinkTarget,
  type OwnNavigation,
  ownNavigation,
} from '../../domain/navigation/navigation.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import {
  changeSection,
  type Section,
  type SectionName,
  type SectionOf,
} from '../../domain/sections/section.ts'
import { type OwnOrganisation, ownOrganisation } from '../../domain/contact/organisation.ts'
import { type OwnSeo, ownSeo } from '../../domain/seo/seo.ts'
import { Problem } from '../../domain/problem.ts'
import type { OwnWords } from '../../domain/site-words/product-words.ts'
import type { Database } from '../engine/database.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { timeZoneOf } from '../scheduling/time-zone-store.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import type { SavedMove, WithLedger } from '../history/with-ledger.ts'
import { ownWords } from './own-words.ts'
import { readLinked } from './linked.ts'
import { hiddenIn, settingsOf } from './section-settings.ts'
import { changingBanner, changingSection, readSection, resetSection } from './section-document.ts'

export function createSectionStore({ db, write }: Database) {
  return {
    get: <Name extends SectionName>(name: Name): Promise<SectionOf<Name>> => readSection(db, name),

    /** Every page asks for the look, so it takes one query. */
    look: async (): Promise<Look> => lookOf(ownLook(await settingsOf(db, 'look'))),

    hidden: (): Promise<ArticleSection[]> => hiddenIn(db),

    linked: (targets: LinkTarget[], language: LanguageCode): Promise<Linked> =>
      readLinked(db, targets, language),

    navigation: async (): Promise<OwnNavigation> =>
      ownNavigation(await settingsOf(db, 'navigation')),

    seo: async (): Promise<OwnSeo> => ownSeo(await settingsOf(db, 'seo')),

    organisation: async (): Promise<OwnOrganisation> =>
      ownOrganisation(await settingsOf(db, 'identity')),

    words: (language: LanguageCode): Promise<OwnWords> => ownWords(db, language),

    async change(
      name: SectionName,
      values: Values,
      edit: Edit,
      move?: SavedMove,
    ): Promise<WithLedger<Section>> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, changingSection(move), name, {
          action: 'change',
          edit,
          sent: withoutLists(values),
          async change(current, unseen) {
            if (current.name === 'navigation') {
              return changeSection(current, mergeNavigation(current.settings, values, unseen))
            }
            if (current.name === 'contactUs') {
              const merged = mergeBranches(current.settings, values, unseen)
              const changed = changeSection<'contactUs'>(current, merged)
              refuseWrongTimes(values, changed.settings, await timeZoneOf(trx), edit.at)
              return changed
            }
            return changeSection(current, values)
          },
        }),
      )
      return saved
    },

    async changeGallery(
      gallery: GalleryEdit,
      edit: Edit,
      move?: SavedMove,
    ): Promise<WithLedger<SectionOf<'banner'>>> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, changingBanner(move), 'banner', {
          action: 'change',
          edit,
          sent: itemTitleValues(gallery.titles ?? {}),
          async change(current, unseen) {
            await refuseForeignItems(trx, current.gallery, gallery.removed, unseen)
            return { ...current, gallery: changeGallery(current.gallery, gallery, unseen) }
          },
        }),
      )
      return saved
    },

    /** `trashId` is set if there was anything. Throws Problem('conflict'). */
    async reset(
      name: SectionName,
      edit: Edit,
    ): Promise<WithLedger<Section> & { trashId: number | null }> {
      const { saved, revisionId } = await write(edit.right, (trx) => resetSection(trx, name, edit))
      return { ...saved, trashId: revisionId }
    },
  }
}

function refuseWrongTimes(sent: Values, own: OwnAnnouncement, zone: string, at: Date): void {
  const fields = announcementProblems(sent, own, zone, at)
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}
