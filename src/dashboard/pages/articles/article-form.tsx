import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { WholeArticle } from '../../../contract/articles.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { messages } from '../../../domain/messages.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { hasCover } from '../../editor/cover/cover-change.ts'
import { CoverField } from '../../editor/cover/cover-field.tsx'
import { GalleryEditor } from '../../editor/gallery/gallery-editor.tsx'
import { duplicateWords } from '../../kit/duplicate-words.ts'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { useTopics } from '../../editor/topics/use-topics.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { previewing } from '../../app/shell/page-path.ts'
import { shellWords } from '../../app/shell/words.ts'
import { articleWords } from './words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { ArticleChecks } from './article-checks.tsx'
import { ArticleDetails, areDetailsRight } from './article-details.tsx'
import styles from './article-form.module.css'
import { ArticleTexts } from './article-texts.tsx'
import { isBare } from './article-values.ts'
import { PublicationCard } from './publication-card.tsx'
import { TopicsCard } from './topics-card.tsx'
import { type Intent, useArticleForm } from './use-article-form.ts'
import { useAsking } from './use-asking.tsx'
import { useDating } from './use-dating.tsx'
import { useDuplicateArticle } from './use-duplicate-article.ts'
import { useSaving } from './use-saving.ts'
import { useSharing } from './use-sharing.tsx'
import { useOwnFields } from './use-own-fields.tsx'
import { useWritingRoom, WritingTools } from './writing-room.tsx'
import { IconEye } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useLazyDialog } from '../../kit/lazy-mount.tsx'
import type { UnsavedArticle } from './article-preview-input.ts'

type ArticleFormProps = {
  section: ArticleSection
  article: WholeArticle | null
}

export function ArticleForm({ section, article }: ArticleFormProps) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const { translate } = useLocale()
  const form = useArticleForm(section, article)
  const { values, saved, set, zone } = form
  const { id } = saved
  const isRight = areDetailsRight(values)
  const becomesBare =
    isBare(values, hasCover(values.image, saved.cover)) &&
    !isBare(saved.values, saved.cover !== null)
  const room = useWritingRoom()
  const topics = useTopics()
  const ownFields = useOwnFields(zone, topics.topics)
  const { ref, save } = useCheckedSave<HTMLDivElement>(isRight, form.save)
  const { refusal, ...saving } = useSaving(form, saveAs)
  const dating = useDating(form, saveAs)
  const { undecided, dateable } = dating
  const canDate = dateable.publish.length + dateable.unpublish.length > 0
  const asking = useAsking(section, form)
  const { ask } = asking
  const { share, sharing } = useSharing(section, form, saveAs)
  const { duplicate: copying } = useWords(duplicateWords)
  const duplicate = useDuplicateArticle(section, id)
  const history = useMemo(
    () => (id === null ? null : client(articlesApi).history(section, id)),
    [section, id],
  )

  const isPromised = saving.isHeld && form.rule !== undefined && refusal === null
  const saveIntent: Intent = {
    kind: 'save',
    isDraft: saving.isHeld,
    ...(isPromised && { publish: 'no' as const }),
  }

  function saveAs(intent: Intent) {
    form.intend(intent)
    saveInSight()
  }

  /** A wrong field must not be out of sight. */
  function saveInSight() {
    if (!isRight) room.showAll()
    save()
  }

  return (
    <OwnFieldsContext value={ownFields}>
      <EditorPage
        isTitled
        title={article ? shell.sections[section].edit : shell.sections[section].create}
        form={{ ...form, save: () => saveAs(saveIntent) }}
        onRetry={saveInSight}
        saving={saving}
        menu={[
          ...(canDate
            ? [{ name: words.publication.setDate, run: () => dating.begin(undecided) }]
            : []),
          ...(share ? [{ name: words.publication.share, run: share }] : []),
          ...(ask ? [{ name: words.publication.ask, run: () => ask() }] : []),
          ...(id === null ? [] : [{ name: copying, run: duplicate, isDisabled: form.isDirty }]),
        ]}
        doubt={becomesBare && saving.isShown ? words.bare : null}
        reset={{ question: words.form.resetQuestion, hint: words.form.resetHint, run: form.clear }}
        history={history && { calls: history, onRestored: form.reload }}
        failureTitle={translate(
          id === null ? messages.articleNotCreated : messages.articleNotUpdated,
        )}
        leaving={form.isNewDraft ? undefined : words.form.redirecting}
        actions={
          <>
            <WritingTools {...room} />
            <ArticlePreview {...{ section, saved, values }} />
          </>
        }
      >
        {asking.requests}
        <div
          ref={ref}
          className={styles.form}
          data-focus-mode={room.isFocused || undefined}
          data-side={room.hasSide || undefined}
        >
          <ArticleTexts section={section} form={form} isFocused={room.isFocused} />
          <div className={styles.side} hidden={!room.hasSide}>
            <PublicationCard {...{ form, saveAs, dating, refusal }} onShare={share} onAsk={ask} />
            <CoverField
              stored={saved.cover}
              change={values.image}
              onChange={(cover) => set('image', cover)}
              focus={values.image_focus}
              onFocus={(focus) => set('image_focus', focus)}
            />
            <GalleryEditor
              tiles={values.gallery}
              onChange={(gallery) => set('gallery', gallery)}
              sent={form.sent}
            />
            <TopicsCard known={topics} form={form} />
            <ArticleDetails {...{ section, zone, form }} />
            <ArticleChecks
              values={values}
              saved={saved}
              hasCover={hasCover(values.image, saved.cover)}
            />
          </div>
        </div>
        {sharing}
        {dating.dialog}
        {asking.dialog}
      </EditorPage>
    </OwnFieldsContext>
  )
}

function ArticlePreview(unsaved: UnsavedArticle) {
  const words = useWords(articleWords)
  const isOpenFirst = useSearchParams()[0].has(previewing)
  const { open, close, mount } = useLazyDialog(articlePagePreview, isOpenFirst)
  const previewId = useRef<string | null>(null)
  return (
    <>
      <Button icon={<IconEye size={18} aria-hidden="true" />} onPress={open}>
        {words.preview.open}
      </Button>
      {mount({ unsaved, previewId, onClose: close })}
    </>
  )
}

async function articlePagePreview() {
  return (await import('./article-page-preview.tsx')).ArticlePagePreview
}
