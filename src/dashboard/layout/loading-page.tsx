import { defaultDashboardLanguage } from '../../domain/languages/language.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './loading-page.module.css'
import { commonWords } from '../app/locale/words.ts'
import { shellWords } from '../app/shell/words.ts'

/** The server answers this for every page of the dashboard, in its default language. */
export function LoadingPage({ name }: { name: string | undefined }) {
  return (
    <main className={styles.page} aria-busy="true" lang={defaultDashboardLanguage}>
      <title>{name || commonWords.ar.product}</title>
      <Spinner isLarge />
      {/* A browser may translate it before the scripts come. */}
      <p className="sr" suppressHydrationWarning>
        {shellWords.ar.loading}
      </p>
    </main>
  )
}
