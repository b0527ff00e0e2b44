import { type FormEvent, useMemo } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { libraryLimits } from '../../../domain/media/library-picture.ts'
import type { PictureUse } from '../../../domain/media/picture-use.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { CoverPicture } from '../../editor/cover/cover-picture.tsx'
import { DocumentFrame } from '../../editor/document/document-frame.tsx'
import { HistoryPanel } from '../../editor/document/history-panel.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './media.module.css'
import { PictureFacts } from './picture-facts.tsx'
import { PictureUses } from './picture-uses.tsx'
import { type PictureFormState, usePictureForm } from './use-picture-form.ts'
import { libraryWords } from './words.ts'
import { SideBySideProvider } from '../../editor/languages/other-languages.tsx'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'

type PictureDetailsProps = {
  picture: LibraryPictureResponse
  uses: PictureUse[]
  altIn: string | null
  onReplaced: () => void
  onRemoved: (trashIds: number[]) => void
}

export function PictureDetails({ picture, uses, altIn, ...events }: PictureDetailsProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const form = usePictureForm(picture)
  const { failure } = form
  const isSaving = form.stage === 'saving'
  const history = useMemo(() => client(mediaApi).history(picture.id), [picture.id])

  function save(event: FormEvent) {
    event.preventDefault()
    form.save()
  }

  return (
    <DocumentFrame form={form}>
      <form className={styles.details} onSubmit={save} noValidate aria-busy={isSaving}>
        {failure && <FormAlert title={translate(failure.message)} />}
        <PictureFields {...{ form, altIn }} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" isPending={isSaving}>
            {isSaving ? common.actions.saving : common.actions.save}
          </Button>
          {form.isDirty && (
            <Button look="quiet" onPress={form.discard}>
              {common.actions.discard}
            </Button>
          )}
          <HistoryPanel history={history} onRestored={form.reload} />
        </div>
      </form>
      <PictureFacts picture={picture} />
      <PictureUses picture={picture} uses={uses} {...events} />
      <LeaveGuard isDirty={form.isDirty} />
    </DocumentFrame>
  )
}

function PictureFields({ form, altIn }: { form: PictureFormState; altIn: string | null }) {
  const words = useWords(libraryWords)
  const { translate } = useLocale()
  const fieldOf = useTextFields(form)
  const { values, saved, set, failure } = form
  const languages = useLanguagesChosenFirst()
  const stored = saved.picture
  const error = failure?.fields?.name
  return (
    <>
      <LazyMount
        load={focusPicker}
        before={
          <CoverPicture
            className={styles.whole}
            stored={stored}
            change={null}
            alt=""
            sizes="24rem"
          />
        }
        given={{
          stored,
          change: null,
          alt: '',
          focus: values.focus,
          onChange: (focus) => set('focus', focus),
        }}
      />
      <TextField
        label={words.name}
        value={values.name}
        onChange={(name) => set('name', name)}
        maxLength={libraryLimits.name}
        error={error && translate(error)}
      />
      <div>
        <Switch isOn={values.decorative} onChange={(isOn) => set('decorative', isOn)}>
          {words.decorative}
        </Switch>
        <p className={styles.hint}>{words.decorativeHint}</p>
      </div>
      <SideBySideProvider value>
        <div className={styles.texts} data-side-by-side>
          <div className={styles.described}>
            <CoverPicture stored={stored} change={null} alt="" sizes="6rem" />
          </div>
          {languages.map(({ code, name }) => (
            <section
              key={code}
              ref={code === altIn ? bringIntoView : undefined}
              className={styles.language}
              aria-label={name}
            >
              <h3>
                <bdi lang={code}>{name}</bdi>
              </h3>
              {!values.decorative && (
                <TextInLanguage
                  {...fieldOf('alt', code, words.alt)}
                  wraps
                  limit={libraryLimits.alt}
                  hint={words.altHint}
                  isFocused={code === altIn}
                />
              )}
              <TextInLanguage
                {...fieldOf('caption', code, words.caption)}
                wraps
                limit={libraryLimits.caption}
              />
            </section>
          ))}
        </div>
      </SideBySideProvider>
    </>
  )
}

function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' })
}

async function focusPicker() {
  return (await import('../../editor/cover/focus-picker.tsx')).FocusPicker
}
