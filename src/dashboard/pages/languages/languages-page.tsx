import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { overviewApi } from '../../../api/client/overview-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { languageWords } from './words.ts'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import type { Route } from './+types/languages-page.ts'
import { LanguageDialog } from './language-dialog.tsx'
import { LanguageTable } from './language-table.tsx'
import { usePublishing } from './publishing-card.tsx'
import { PublishingRuleCard } from './publishing-rule-card.tsx'
import { TimeZoneCard } from './time-zone-card.tsx'
import styles from './languages.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The page does not wait for how much is written, and does not show it where it cannot be told. */
export async function clientLoader() {
  adminsOnly()
  return { overview: client(overviewApi).get() }
}

export default function LanguagesPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(languageWords)
  const languages = useLanguages()
  const { value: overview } = useLatestValue(loaderData.overview)
  const publishing = usePublishing()
  const [edited, setEdited] = useState<Language | 'new' | null>(null)
  return (
    <>
      <PageHead
        title={shell.pages.languages}
        badge={<CountBadge count={languages.length} name={words.count} />}
      >
        <Button
          look="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => setEdited('new')}
        >
          {words.add}
        </Button>
      </PageHead>
      <p className={styles.introduction}>{words.introduction}</p>
      <LanguageTable
        languages={languages}
        overview={overview?.ok ? overview.value : null}
        onEdit={setEdited}
      />
      <TimeZoneCard {...publishing} />
      <PublishingRuleCard {...publishing} />
      {edited && (
        <LanguageDialog
          language={edited === 'new' ? null : edited}
          overview={overview?.ok ? overview.value : null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
