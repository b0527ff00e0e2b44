import { pageTexts } from '../../../domain/pages/page.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { PictureField } from '../../editor/blocks/picture-field.tsx'
import type { FieldOf } from '../../editor/blocks/blocks-form.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import type { PageFormState } from './use-page-form.ts'
import { pageWords } from './words.ts'
import styles from './pages.module.css'

export function VisibilityCard({ form }: { form: PageFormState }) {
  const words = useWords(pageWords)
  const { status, listed } = form.values
  const isUnsaved = form.changedNames.some((name) => name === 'status' || name === 'listed')
  return (
    <SideCard title={words.visibility} isUnsaved={isUnsaved}>
      <Switch
        isOn={status === 'published'}
        onChange={(isVisible) => form.set('status', isVisible ? 'published' : 'pending')}
      >
        {words.visible}
      </Switch>
      <p className={styles.editHint}>{words.visibleHint[status]}</p>
      <Switch isOn={!listed} onChange={(isHidden) => form.set('listed', !isHidden)}>
        {words.hidden}
      </Switch>
    </SideCard>
  )
}

export function FoundCard({ form, fieldOf }: { form: PageFormState; fieldOf: FieldOf }) {
  const words = useWords(pageWords)
  const isUnsaved = form.changedNames.some((name) => name.startsWith('meta_') || name === 'image')
  return (
    <SideCard title={words.found} isUnsaved={isUnsaved}>
      <p className={styles.editHint}>{words.foundHint}</p>
      <LanguageColumns>
        {(language) =>
          (['meta_title', 'meta_description'] as const).map((field) => (
            <TextInLanguage
              key={field}
              {...fieldOf(field, language, words.fields[field])}
              limit={pageTexts[field]}
              isLong={field === 'meta_description'}
            />
          ))
        }
      </LanguageColumns>
      <PictureField
        label={words.fields.image}
        picture={form.values.image}
        onChange={(image) => form.set('image', image)}
      />
    </SideCard>
  )
}
