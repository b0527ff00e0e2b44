import {
  type Icon,
  IconArrowForwardUp,
  IconFileDownload,
  IconFileText,
  IconForms,
  IconHeartHandshake,
  IconLayoutList,
  IconMail,
  IconNews,
  IconPhoto,
  IconRestore,
  IconTags,
  IconUser,
  IconWorld,
} from '@tabler/icons-react'
import type { RemovedResponse } from '../../../contract/trash.ts'
import type { DocumentKind } from '../../../domain/documents/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { trashWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { AuthorName } from '../../kit/author-name.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { daysLeft, emptiedLanguages, nameOfRemoved } from './removed-item.ts'
import styles from './trash.module.css'

const icons: Record<DocumentKind, Icon> = {
  article: IconNews,
  section: IconLayoutList,
  card: IconHeartHandshake,
  file: IconFileDownload,
  page: IconFileText,
  form: IconForms,
  language: IconWorld,
  user: IconUser,
  message: IconMail,
  media: IconPhoto,
  topic: IconTags,
  redirect: IconArrowForwardUp,
}

type RemovedRowProps = {
  removed: RemovedResponse
  now: Date
  isRestoring: boolean
  onRestore: () => void
}

export function RemovedRow({ removed, now, isRestoring, onRestore }: RemovedRowProps) {
  const words = useWords(trashWords)
  const shell = useWords(shellWords)
  const { language, locale } = useLocale()
  const Icon = icons[removed.kind]
  const name = nameOfRemoved(removed, language, locale)
  return (
    <>
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.kind}>
          {kindOf()} · <ActionOf removed={removed} />
        </p>
      </div>
      <p className={styles.when}>
        <span>
          {words.by} <AuthorName author={removed.removed_by} />
        </span>
        <Timestamp date={removed.removed_at} />
      </p>
      <p className={styles.left}>{words.daysLeft(daysLeft(removed, now))}</p>
      <Button
        isPending={isRestoring}
        icon={<IconRestore size={18} aria-hidden="true" />}
        aria-label={words.restoreNamed(name)}
        onPress={onRestore}
      >
        {words.restore}
      </Button>
    </>
  )

  function kindOf(): string {
    const { section } = removed
    const pages: Partial<Record<string, string>> = shell.pages
    return (section && pages[section]) ?? words.kinds[removed.kind]
  }
}

function ActionOf({ removed }: { removed: RemovedResponse }) {
  const words = useWords(trashWords)
  const { locale, nameOf } = useLocale()
  const languages = emptiedLanguages(removed).map(nameOf)
  if (removed.action !== 'empty' || languages.length === 0) {
    return words.actions[removed.action]
  }
  return words.emptiedIn(new Intl.ListFormat(locale).format(languages))
}
