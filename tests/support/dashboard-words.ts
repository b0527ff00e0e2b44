import type { ProductLanguage } from '../../src/domain/languages/language.ts'
import { translate } from '../../src/dashboard/app/locale/translate.ts'
import { commonWords } from '../../src/dashboard/app/locale/words.ts'
import { shellWords } from '../../src/dashboard/app/shell/words.ts'
import { blockWords } from '../../src/dashboard/editor/blocks/words.ts'
import { partWords } from '../../src/dashboard/editor/parts/words.ts'
import { formNameWords } from '../../src/dashboard/editor/forms/words.ts'
import { formSettingsWords } from '../../src/dashboard/pages/forms/settings-words.ts'
import { formPageWords } from '../../src/dashboard/pages/forms/words.ts'
import { retentionWords } from '../../src/dashboard/kit/retention-words.ts'
import { checkWords } from '../../src/dashboard/editor/checks/words.ts'
import { contactRowWords } from '../../src/dashboard/editor/contact-rows/words.ts'
import { coverWords } from '../../src/dashboard/editor/cover/words.ts'
import { conflictWords } from '../../src/dashboard/editor/document/conflict-words.ts'
import { historyWords } from '../../src/dashboard/editor/document/history-words.ts'
import { unsavedWords } from '../../src/dashboard/editor/document/unsaved-words.ts'
import { documentWords } from '../../src/dashboard/editor/document/words.ts'
import { hourWords } from '../../src/dashboard/editor/hours/words.ts'
import { galleryWords } from '../../src/dashboard/editor/gallery/words.ts'
import { fieldWords } from '../../src/dashboard/editor/languages/words.ts'
import { libraryFileWords } from '../../src/dashboard/editor/files/words.ts'
import { mediaWords } from '../../src/dashboard/editor/media-chooser/words.ts'
import { linkWords } from '../../src/dashboard/editor/links/words.ts'
import { previewWords } from '../../src/dashboard/editor/preview/words.ts'
import { richTextWords } from '../../src/dashboard/editor/rich-text/words.ts'
import { passkeyWords } from '../../src/dashboard/kit/passkeys/words.ts'
import { passwordWords } from '../../src/dashboard/kit/passwords/words.ts'
import { selectionWords } from '../../src/dashboard/kit/selection/words.ts'
import { sortingWords } from '../../src/dashboard/kit/sorting/words.ts'
import { toastWords } from '../../src/dashboard/kit/toasts/words.ts'
import { kitWords } from '../../src/dashboard/kit/words.ts'
import { paletteWords } from '../../src/dashboard/layout/palette/words.ts'
import { layoutWords } from '../../src/dashboard/layout/words.ts'
import { avatarWords } from '../../src/dashboard/editor/avatars/words.ts'
import { accountWords } from '../../src/dashboard/pages/account/words.ts'
import { translationsWords } from '../../src/dashboard/pages/translations/words.ts'
import { activityWords } from '../../src/dashboard/pages/activity/words.ts'
import { dateWords } from '../../src/dashboard/pages/articles/date-words.ts'
import { standingWords } from '../../src/dashboard/pages/articles/standing-words.ts'
import { reviewWords } from '../../src/dashboard/pages/articles/review-words.ts'
import { previewLinkWords } from '../../src/dashboard/pages/articles/preview-link-words.ts'
import { articleWords } from '../../src/dashboard/pages/articles/words.ts'
import { startWords } from '../../src/dashboard/pages/banner/start-words.ts'
import { bannerWords } from '../../src/dashboard/pages/banner/words.ts'
import { contactWords } from '../../src/dashboard/pages/contact/words.ts'
import { identityWords } from '../../src/dashboard/pages/identity/words.ts'
import { lookWords } from '../../src/dashboard/pages/look/words.ts'
import { nameWords } from '../../src/dashboard/pages/navigation/name-words.ts'
import { siteWordWords } from '../../src/dashboard/pages/navigation/site-word-words.ts'
import { navigationWords } from '../../src/dashboard/pages/navigation/words.ts'
import { moveInWords } from '../../src/dashboard/pages/move-in/words.ts'
import { inboxWords } from '../../src/dashboard/pages/inbox/words.ts'
import { publishingRuleWords } from '../../src/dashboard/kit/publishing-rule-words.ts'
import { timeZoneWords } from '../../src/dashboard/pages/languages/time-zone-words.ts'
import { languageWords } from '../../src/dashboard/pages/languages/words.ts'
import { libraryWords } from '../../src/dashboard/pages/media/words.ts'
import { personWords } from '../../src/dashboard/pages/person/words.ts'
import { pageWords } from '../../src/dashboard/pages/pages/words.ts'
import { partnerWords } from '../../src/dashboard/pages/partners/words.ts'
import { searchResultWords } from '../../src/dashboard/editor/search-result/words.ts'
import { seoWords } from '../../src/dashboard/pages/seo/words.ts'
import { signInWords } from '../../src/dashboard/pages/sign-in/words.ts'
import { securityWords } from '../../src/dashboard/kit/security/words.ts'
import { accessKeyWords } from '../../src/dashboard/pages/security/access-key-words.ts'
import { systemWords } from '../../src/dashboard/pages/system/words.ts'
import { visitWords } from '../../src/dashboard/pages/visits/words.ts'
import { trashWords } from '../../src/dashboard/pages/trash/words.ts'
import { articleTopicWords } from '../../src/dashboard/pages/articles/topic-words.ts'
import { topicWords } from '../../src/dashboard/pages/topics/words.ts'
import { userWords } from '../../src/dashboard/pages/users/words.ts'
import { messages } from '../../src/domain/messages.ts'

export const english = wordsIn('en')
export const arabic = wordsIn('ar')
export type Words = typeof english

function sentencesIn(locale: ProductLanguage) {
  const said = Object.values(messages).map((sentence) => [sentence, translate(locale, sentence)])
  return Object.fromEntries(said) as Record<(typeof messages)[keyof typeof messages], string>
}

function wordsIn(locale: ProductLanguage) {
  const kit = kitWords[locale]
  const layout = layoutWords[locale]
  const fields = fieldWords[locale]
  const richText = richTextWords[locale]
  const document = {
    ...documentWords[locale],
    history: { ...documentWords[locale].history, ...historyWords[locale] },
    conflict: conflictWords[locale],
  }
  const { title, content } = document.fields
  const article = articleWords[locale]
  const rows = { editNamed: kit.editNamed, deleteNamed: kit.deleteNamed }
  return {
    ...commonWords[locale],
    messages: sentencesIn(locale),
    shell: { ...shellWords[locale], ...layout, forbidden: kit.forbidden },
    sections: shellWords[locale].sections,
    signIn: {
      ...signInWords[locale],
      session: layout.session,
      waiting: passwordWords[locale].waiting,
    },
    palette: paletteWords[locale],
    pager: kit.pager,
    problem: kit.problem,
    device: kit.device,
    messageRegion: toastWords[locale],
    selecting: selectionWords[locale],
    sorting: sortingWords[locale],
    passwords: passwordWords[locale],
    passkeys: passkeyWords[locale],
    completeness: fields.states,
    publication: { ...article.publication, ...standingWords[locale] },
    dates: dateWords[locale],
    sharing: previewLinkWords[locale],
    reviews: reviewWords[locale],
    fields: { ...fields, focus: coverWords[locale].focus },
    form: { ...fields, ...richText, ...document, ...kit, title, content, ...article.form },
    editor: richText,
    checks: checkWords[locale],
    cover: { ...coverWords[locale].cover, notSaved: kit.notSaved },
    gallery: galleryWords[locale],
    saving: document,
    list: { ...article.list, ...rows },
    articles: {
      ...article,
      unsaved: unsavedWords[locale].onDevice,
      minutes: richText.minutes,
      stay: document.stay,
      preview: { ...previewWords[locale], ...article.preview },
    },
    removal: { question: kit.deleteQuestion, emptyHint: article.emptyHint },
    banner: bannerWords[locale],
    start: startWords[locale],
    identity: {
      ...identityWords[locale],
      ...hourWords[locale],
      logo: coverWords[locale].logo,
      logoDark: coverWords[locale].logoDark,
    },
    look: lookWords[locale],
    names: nameWords[locale],
    siteWords: siteWordWords[locale],
    navigation: { ...linkWords[locale], ...navigationWords[locale] },
    pages: { ...pageWords[locale], ...rows },
    blocks: { ...blockWords[locale], ...partWords[locale] },
    formSettings: { ...formSettingsWords[locale], retention: retentionWords[locale] },
    forms: { ...formPageWords[locale], ...formNameWords[locale], ...rows },
    partners: { ...partnerWords[locale], ...rows },
    seo: {
      ...seoWords[locale],
      redirects: { ...seoWords[locale].redirects, deleteNamed: kit.deleteNamed },
    },
    result: searchResultWords[locale],
    contact: { ...contactRowWords[locale], ...contactWords[locale] },
    account: {
      ...passwordWords[locale],
      ...signInWords[locale],
      ...accountWords[locale],
      ...avatarWords[locale],
    },
    languages: { ...languageWords[locale], ...rows },
    timeZone: timeZoneWords[locale],
    publishingRule: publishingRuleWords[locale],
    files: libraryFileWords[locale],
    library: { ...mediaWords[locale], ...libraryWords[locale] },
    topics: { ...topicWords[locale], ofArticle: articleTopicWords[locale] },
    users: { ...userWords[locale], ...avatarWords[locale], ...rows },
    inbox: inboxWords[locale],
    moveIn: moveInWords[locale],
    person: personWords[locale],
    trash: trashWords[locale],
    security: securityWords[locale],
    accessKeys: accessKeyWords[locale],
    activity: activityWords[locale],
    translations: translationsWords[locale],
    system: {
      ...systemWords[locale],
      retention: { ...systemWords[locale].retention, ...retentionWords[locale] },
    },
    visits: visitWords[locale],
  }
}
