import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { type PageOutline, pageOutlines, pageTexts } from '../../../domain/pages/page.ts'
import { Button } from '../../../ui/button.tsx'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PageHead } from '../../app/shell/page-head.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { ChoiceTiles } from '../../kit/fields/choices.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { useSaveShortcut } from '../../kit/forms/use-save-shortcut.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { editPath } from '../../app/shell/page-path.ts'
import { pageWords } from './words.ts'
import panel from '../../editor/languages/text-in-language.module.css'
import styles from './pages.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

type Titles = Record<LanguageCode, string>

export default function PageCreatePage() {
  const words = useWords(pageWords)
  const { translate } = useLocale()
  const { failure, wrong, isSaving, send } = useSubmission()
  const [outline, setOutline] = useState<PageOutline>('blank')
  const [titles, setTitles] = useState<Titles>({})
  const [made, setMade] = useState<number | null>(null)
  const isDirty = made === null && Object.values(titles).some((title) => title !== '')

  async function create() {
    const answer = await send(() => client(pagesApi).create({ outline, title: written(titles) }))
    if (!answer) return
    setMade(answer.page.id)
    showToast('success', messages.pageCreated)
  }
  useWayTo(made)
  const begin = () => {
    if (!isSaving) void create()
  }
  useSaveShortcut(begin)

  return (
    <>
      <PageHead title={words.create}>
        <Button look="primary" isPending={isSaving} onPress={begin}>
          {words.begin}
        </Button>
      </PageHead>
      <div className={styles.form}>
        {failure && <FormAlert title={translate(failure.message)} />}
        <div className={panel.panel}>
          <TitleFields titles={titles} wrong={wrong} onChange={setTitles} />
          <p className={styles.hint}>{words.createHint}</p>
        </div>
        <OutlineChoice chosen={outline} onChoose={setOutline} />
      </div>
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}

/** Leaves only once what was written is no longer unsaved: leaving would ask about it. */
function useWayTo(made: number | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (made !== null) void navigate(editPath(made), { replace: true })
  }, [made, navigate])
}

type TitleFieldsProps = {
  titles: Titles
  wrong: Record<string, string>
  onChange: (titles: Titles) => void
}

function TitleFields({ titles, wrong, onChange }: TitleFieldsProps) {
  const words = useWords(pageWords)
  const { translate } = useLocale()
  return (
    <LanguageColumns>
      {(language) => {
        const problem = wrong[`title.${language}`] ?? wrong.title
        return (
          <TextInLanguage
            name={words.fields.title}
            language={language}
            value={titles[language] ?? ''}
            others={[]}
            limit={pageTexts.title}
            onChange={(title) => onChange({ ...titles, [language]: title })}
            error={problem && translate(problem)}
          />
        )
      }}
    </LanguageColumns>
  )
}

type OutlineChoiceProps = { chosen: PageOutline; onChoose: (outline: PageOutline) => void }

function OutlineChoice({ chosen, onChoose }: OutlineChoiceProps) {
  const words = useWords(pageWords)
  const isLegal = chosen === 'privacy' || chosen === 'terms'
  return (
    <section className={styles.outlines}>
      <h2>{words.outline}</h2>
      <ChoiceTiles
        label={words.outline}
        options={pageOutlines.map((id) => ({ id, ...words.outlines[id] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <output className={styles.hint}>{isLegal && words.legal}</output>
    </section>
  )
}

function written(titles: Titles): Titles {
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => title.trim() !== ''))
}
