import { IconCalendarTime, IconCloudUpload, IconLink } from '@tabler/icons-react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './article-form.module.css'
import type { Dating } from './use-dating.tsx'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { articleWords } from './words.ts'

type PublicationCardProps = {
  form: ArticleFormState
  saveAs: (intent: Intent) => void
  dating: Dating
  refusal: string | null
  onShare: (() => void) | null
  onAsk: ((language: LanguageCode) => void) | null
}

export function PublicationCard({
  form,
  saveAs,
  dating,
  refusal,
  onShare,
  onAsk,
}: PublicationCardProps) {
  const { publication: words } = useWords(articleWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const { publication, isPictureWaiting } = form.saved
  const written = languages.filter((code) => publication[code])
  const waiting = written.filter(
    (code) => publication[code]?.state !== 'live' && form.values[`title.${code}`],
  )
  return (
    <SideCard title={words.title} isUnsaved={false}>
      {written.length === 0 ? (
        !refusal && <p className={styles.note}>{words.onSave}</p>
      ) : (
        <ul className={styles.standing}>
          {written.map((language) => (
            <li key={language} className={styles.language}>
              <LazyMount
                load={textStanding}
                given={{ language, form, saveAs, isRefused: refusal !== null, dating, onAsk }}
                before={<strong>{nameOf(language)}</strong>}
              />
            </li>
          ))}
        </ul>
      )}
      {refusal && <p className={styles.note}>{refusal}</p>}
      {isPictureWaiting && <p className={styles.note}>{words.pictures}</p>}
      <div className={styles.buttons}>
        {waiting.length > 0 && !refusal && (
          <Button
            icon={<IconCloudUpload size={18} aria-hidden="true" />}
            isDisabled={form.stage !== 'editing'}
            onPress={() => saveAs({ kind: 'publish', languages: waiting })}
          >
            {waiting.length > 1 ? words.publishAll : words.publish}
          </Button>
        )}
        {dating.undecided.length > 0 && (
          <Button
            icon={<IconCalendarTime size={18} aria-hidden="true" />}
            isDisabled={form.stage !== 'editing'}
            onPress={() => dating.begin(dating.undecided)}
          >
            {words.setDate}
          </Button>
        )}
        {onShare && (
          <Button
            icon={<IconLink size={18} aria-hidden="true" />}
            isDisabled={form.stage !== 'editing'}
            onPress={onShare}
          >
            {words.share}
          </Button>
        )}
      </div>
    </SideCard>
  )
}

async function textStanding() {
  return (await import('./text-standing.tsx')).TextStanding
}
